import { MOST_ENTRY_FILES } from '@zonekit/api-client/space/entry-application/lists';
import { FormSection, FormWide } from '@zonekit/portal-kit/form-page/form-section';
import { FormValue } from '@zonekit/ui/form-field';
import { useWords } from '../../../../platform/words/use-words.ts';
import { FileField } from '../../../shared/files/file-field.tsx';
import { UnfinishedUploads } from '../../../shared/files/unfinished-uploads.tsx';
import { useFormUploads } from '../../../shared/files/use-form-uploads.ts';
import type { ApplicationFilesProps } from './application-fields.types.ts';

/** The business licence, and other files: one place more than there are files. */
export function ApplicationFiles({ form, hintOf, onWaiting }: ApplicationFilesProps) {
  const t = useWords('spaceApplying');
  const uploads = useFormUploads();
  const files = form.watch('attachments');
  const isShown = (place: number) => place === 0 || files[place] || files[place - 1];
  return (
    <FormSection title={t('sections.files')}>
      <FormWide>
        <UnfinishedUploads uploads={uploads.unfinished} />
        <FormValue control={form.control} name="licence">
          {({ id, value, onValueChange, error }) => (
            <FileField
              {...{ id, uploads, error, value, onValueChange }}
              kind="licence"
              required
              label={t('fields.licence')}
              hint={hintOf('licence')}
              onWaiting={(waiting) => onWaiting('licence', waiting)}
            />
          )}
        </FormValue>
        {files.map(
          (_, place) =>
            isShown(place) && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file is identified by its place
              <FormValue key={place} control={form.control} name={`attachments.${place}`}>
                {({ id, value, onValueChange, error }) => (
                  <FileField
                    {...{ id, uploads, error, value, onValueChange }}
                    kind="material"
                    label={t('attachment', { place: String(place + 1) })}
                    {...(place === 0 && {
                      hint: hintOf('attachments', t('hints.attachments', { count: String(MOST_ENTRY_FILES) })),
                    })}
                    onWaiting={(waiting) => onWaiting(`attachments.${place}`, waiting)}
                  />
                )}
              </FormValue>
            ),
        )}
      </FormWide>
    </FormSection>
  );
}
