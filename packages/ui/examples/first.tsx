import '@zonekit/ui/styles.css'; // all components, tokens, themes and resets
import '@zonekit/ui/brands/ftz.css'; // used by <html data-brand="ftz">
import { Button } from '@zonekit/ui/button';
import { Field } from '@zonekit/ui/field';
import { TextInput } from '@zonekit/ui/text-input';

export const SearchForm = ({ onSearch }: { onSearch: (words: string) => void }) => (
  <form action={(form) => onSearch(String(form.get('words')))}>
    <Field label="Policies">{(control) => <TextInput name="words" {...control} />}</Field>
    <Button type="submit" kind="primary">
      Search
    </Button>
  </form>
);
