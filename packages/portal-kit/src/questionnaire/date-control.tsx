import { Field } from '@zonekit/ui/field';
import { TextInput } from '@zonekit/ui/text-input';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { PARTIAL_DATE } from './core/answers.ts';
import { EARLIEST_REG_DATE } from './core/constants.ts';
import type { StepDefinition } from './core/steps.ts';
import * as css from './questionnaire.css.ts';

interface DateControlProps {
  id: string;
  definition: StepDefinition;
  label: string;
  /** `YYYY-MM-DD`, empty, or {@link PARTIAL_DATE}. */
  held: string;
  today: string | null;
  error: string | undefined;
  describedBy: string;
  onFill: (date: string) => void;
}

/** A past date; a partially typed one is reported as such. */
export function DateControl({ id, definition, label, held, today, error, describedBy, onFill }: DateControlProps) {
  const t = useKitTranslations('questionnaire');
  const { field, sendAs = field, required = false } = definition;
  const report = ({ value, validity }: HTMLInputElement) => {
    const date = value === '' && validity.badInput ? PARTIAL_DATE : value;
    if (date !== held) onFill(date);
  };
  return (
    <Field
      id={id}
      className={css.dateField}
      label={label}
      error={error}
      {...(required ? { required } : { optional: t('optional') })}
    >
      {(control) => (
        <TextInput
          {...control}
          size="lg"
          type="date"
          name={sendAs}
          min={EARLIEST_REG_DATE}
          {...(today && { max: today })}
          value={held === PARTIAL_DATE ? '' : held}
          aria-describedby={describedBy}
          onChange={({ target }) => report(target)}
          // A date typed in half changes no value, so no change event tells of it; leaving the field does.
          onBlur={({ target }) => report(target)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') report(currentTarget);
          }}
        />
      )}
    </Field>
  );
}
