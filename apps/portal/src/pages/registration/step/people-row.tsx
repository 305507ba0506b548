import type { ListedPerson } from '@zonekit/api-client/registration/rules';
import { Button } from '@zonekit/ui/button';
import { Field, type FieldControl } from '@zonekit/ui/field';
import { FormValue } from '@zonekit/ui/form-field';
import { Icon } from '@zonekit/ui/icon';
import { IconButton } from '@zonekit/ui/icon-button';
import { TextInput } from '@zonekit/ui/text-input';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { useLines } from '../../shared/form/use-lines.ts';
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
  const list = useRef<HTMLUListElement>(null);
  const { add, remove } = useLines({ list, lines: people, onChange: onValueChange });
  const change = (place: number, part: Partial<ListedPerson>) =>
    onValueChange(people.map((person, at) => (at === place ? { ...person, ...part } : person)));
  return (
    <ul className={css.people} ref={list}>
      {people.map((person, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person is identified by the place
        <li key={place} className={css.person}>
          <TextInput
            {...(place === 0 && first)}
            aria-label={t('personNameOf', { list: label, place: String(place + 1) })}
            placeholder={t('personName')}
            autoComplete="off"
            maxLength={50}
            value={person.name}
            onChange={(event) => change(place, { name: event.target.value })}
          />
          <TextInput
            aria-label={t('personIdOf', { list: label, place: String(place + 1) })}
            placeholder={t('personId')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={18}
            value={person.id_card}
            onChange={(event) => change(place, { id_card: event.target.value })}
          />
          <IconButton
            icon={X}
            label={t('removePerson', { place: String(place + 1) })}
            disabled={people.length === 1}
            onClick={() => remove(place)}
          />
        </li>
      ))}
      {(max === null || people.length < max) && (
        <li>
          <Button size="sm" kind="quiet" onClick={() => add(NOBODY)}>
            <Icon as={Plus} />
            {t('addPerson')}
          </Button>
        </li>
      )}
    </ul>
  );
}
