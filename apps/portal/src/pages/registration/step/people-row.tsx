import type { ListedPerson } from '@zonekit/api-client/registration/rules';
import { Field, type FieldControl } from '@zonekit/ui/field';
import { FormValue } from '@zonekit/ui/form-field';
import { FormList } from '@zonekit/ui/form-list';
import { TextInput } from '@zonekit/ui/text-input';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './field-row.css.ts';
import { FieldSource } from './field-source.tsx';
import type { FieldRowProps } from './step-form.types.ts';
import { describedBy, StepRemark } from './step-remark.tsx';

const NOBODY: ListedPerson = { name: '', id_card: '' };

/** People with their identity cards, one to a line. */
export function PeopleRow({ form, field, need, changed, hidden }: FieldRowProps) {
  const formWords = useWords('form');
  const { key, label, hint, required } = field;
  return (
    <FormValue control={form.control} name={`people.${key}`}>
      {({ id, value, onValueChange, error }) => (
        <Field
          id={id}
          className={css.row}
          data-need={need}
          data-hidden={hidden ? '' : undefined}
          label={label}
          hint={hint}
          error={error}
          {...(required ? { required } : { optional: formWords('optional') })}
        >
          {(control) => (
            <>
              <People
                {...{ field, onValueChange }}
                people={value.length > 0 ? value : [NOBODY]}
                first={{ ...control, ...describedBy(control, field) }}
              />
              <StepRemark field={field} changed={changed} suggestion={null} onTake={() => {}} />
              <FieldSource of={field} toFill={need === 'fill'} />
            </>
          )}
        </Field>
      )}
    </FormValue>
  );
}

interface PeopleProps extends Pick<FieldRowProps, 'field'> {
  people: readonly ListedPerson[];
  onValueChange: (people: ListedPerson[]) => void;
  /** Of the first name, which stands for the field. */
  first: FieldControl;
}

function People({ field: { label, max }, people, onValueChange, first }: PeopleProps) {
  const t = useWords('registrationForm');
  return (
    <FormList
      legend={label}
      legendHidden
      value={people}
      onValueChange={onValueChange}
      blank={() => NOBODY}
      min={1}
      {...(max !== null && { max })}
      labels={{
        add: t('addPerson'),
        line: (number) => t('person', { place: String(number) }),
        remove: (number) => t('removePerson', { place: String(number) }),
        removed: (number) => t('personRemoved', { place: String(number) }),
      }}
    >
      {({ value, number, onChange }) => (
        <div className={css.person}>
          <TextInput
            {...(number === 1 && first)}
            aria-label={t('personNameOf', { list: label, place: String(number) })}
            placeholder={t('personName')}
            autoComplete="off"
            maxLength={50}
            value={value.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <TextInput
            aria-label={t('personIdOf', { list: label, place: String(number) })}
            placeholder={t('personId')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={18}
            value={value.id_card}
            onChange={(event) => onChange({ id_card: event.target.value })}
          />
        </div>
      )}
    </FormList>
  );
}
