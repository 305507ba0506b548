import type { RegistrationField } from '@zonekit/api-client/registration/contract';
import { Field } from '@zonekit/ui/field';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './field-row.css.ts';
import { FieldSource } from './field-source.tsx';
import { useFieldText } from './use-field-text.ts';

/** A field that an office has settled: it can be read and copied, not changed. */
export function LockedRow({ field, hidden }: { field: RegistrationField; hidden: boolean }) {
  const t = useWords('registrationForm');
  const text = useFieldText();
  const value = text(field);
  return (
    <Field
      className={css.row}
      data-hidden={hidden ? '' : undefined}
      label={field.label}
      hint={value === '' ? t('settledLater') : undefined}
    >
      {(control) => (
        <>
          {field.kind === 'long_text' ? (
            <TextArea {...control} rows={4} readOnly value={value} title={t('locked')} />
          ) : (
            <TextInput {...control} readOnly value={value} title={t('locked')} />
          )}
          {field.source && <FieldSource of={field} toFill={false} />}
        </>
      )}
    </Field>
  );
}
