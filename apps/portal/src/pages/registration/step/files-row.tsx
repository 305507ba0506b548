import { MAX_FILE_BYTES } from '@zonekit/api-client/file/upload-limits';
import { Field } from '@zonekit/ui/field';
import { FormValue } from '@zonekit/ui/form-field';
import { Upload, type UploadedFile } from '@zonekit/ui/upload';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { useUploadLabels } from '../../shared/files/use-upload-labels.ts';
import * as css from './field-row.css.ts';
import { FieldSource } from './field-source.tsx';
import type { FieldRowProps } from './step-form.types.ts';
import { describedBy, StepRemark } from './step-remark.tsx';

/** As the service takes them; it tells a file by its content and has the last word. */
const ACCEPT = ['.pdf', 'image/*'];

/** Documents of a step. */
export function FilesRow({ form, field, need, changed, hidden, uploads, onWaiting }: FieldRowProps) {
  const t = useWords('files');
  const formWords = useWords('form');
  const labels = useUploadLabels(MAX_FILE_BYTES.pdf);
  const [sent, setSent] = useState<readonly UploadedFile[]>([]);
  const { key, label, hint, required, max, files } = field;
  const { upload, onDiscard, messageOf } = uploads;
  // A draft holds ids alone; names are those of the service, or of what was just sent.
  const fileOf = (id: string): UploadedFile =>
    sent.find((file) => file.id === id) ?? files.find((file) => file.id === id) ?? { id, name: label, size: 0 };
  return (
    <FormValue control={form.control} name={`files.${key}`}>
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
              <Upload
                {...control}
                {...describedBy(control, field)}
                {...{ upload, onDiscard, messageOf, labels }}
                accept={ACCEPT}
                maxBytes={MAX_FILE_BYTES.pdf}
                multiple
                compact
                {...(max !== null && { maxFiles: max })}
                note={t('notes.licence')}
                onUnfinishedChange={(count) => onWaiting(key, count > 0)}
                value={value.map(fileOf)}
                onValueChange={(chosen) => {
                  setSent(chosen);
                  onValueChange(chosen.map((file) => file.id));
                }}
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
