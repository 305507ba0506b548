import { FormValue } from '@zonekit/ui/form-field';
import { useWords } from '../../../platform/words/use-words.ts';
import { FileField } from '../../shared/files/file-field.tsx';
import { UnfinishedUploads } from '../../shared/files/unfinished-uploads.tsx';
import { useFormUploads } from '../../shared/files/use-form-uploads.ts';
import type { EntryFieldsProps } from './entry-fields.types.ts';

/** The portrait, and certificates: one place more than there are files. */
export function EntryFiles({ form, onWaiting }: Pick<EntryFieldsProps, 'form' | 'onWaiting'>) {
  const t = useWords('expertManagement');
  const uploads = useFormUploads();
  const certificates = form.watch('certificates');
  const isShown = (place: number) => place === 0 || certificates[place] || certificates[place - 1];
  return (
    <>
      <UnfinishedUploads uploads={uploads.unfinished} />
      <FormValue control={form.control} name="photo">
        {({ id, value, onValueChange, error }) => (
          <FileField
            {...{ id, uploads, error, value, onValueChange }}
            kind="logo"
            required
            label={t('fields.photo')}
            hint={t('hints.photo')}
            onWaiting={(waiting) => onWaiting('photo', waiting)}
          />
        )}
      </FormValue>
      {certificates.map(
        (_, place) =>
          isShown(place) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a certificate is identified by its place
            <FormValue key={place} control={form.control} name={`certificates.${place}`}>
              {({ id, value, onValueChange, error }) => (
                <FileField
                  {...{ id, uploads, error, value, onValueChange }}
                  kind="licence"
                  required={place === 0}
                  label={t('certificate', { place: String(place + 1) })}
                  {...(place === 0 && { hint: t('hints.certificates') })}
                  onWaiting={(waiting) => onWaiting(`certificates.${place}`, waiting)}
                />
              )}
            </FormValue>
          ),
      )}
    </>
  );
}
