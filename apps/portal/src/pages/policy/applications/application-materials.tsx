import type { DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { Button } from '@zonekit/ui/button';
import type { useSchemaForm } from '@zonekit/ui/form';
import { FormValue } from '@zonekit/ui/form-field';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { useDownload } from '../../shared/attachments/use-download.ts';
import { FileField } from '../../shared/files/file-field.tsx';
import { UnfinishedUploads } from '../../shared/files/unfinished-uploads.tsx';
import { useFormUploads } from '../../shared/files/use-form-uploads.ts';
import type { applicationSchema } from './application-schema.ts';

export interface ApplicationMaterialsProps {
  call: DeclarationDetail;
  form: ReturnType<typeof useSchemaForm<ReturnType<typeof applicationSchema>>>;
  /** Whether the file of a material, by its place, is still to arrive. */
  onWaiting: (place: number, waiting: boolean) => void;
}

/** The files that a call asks for, each in a field of its own, and those that broke off the last time. */
export function ApplicationMaterials({ call: { materials }, form, onWaiting }: ApplicationMaterialsProps) {
  const t = useWords('policyApplications');
  const uploads = useFormUploads();
  const [refusedId, setRefusedId] = useState<string>();
  const download = useDownload(({ id }) => setRefusedId(id));
  if (materials.length === 0) return null;
  return (
    <>
      <UnfinishedUploads uploads={uploads.unfinished} />
      {materials.map(({ name, required, attachment }, place) => (
        <FormValue key={name} control={form.control} name={`materials.${place}`}>
          {({ id, value, onValueChange, error }) => (
            <FileField
              {...{ id, uploads, required, error, value, onValueChange }}
              kind="material"
              label={name}
              hint={
                attachment && (
                  <>
                    <Button
                      kind="quiet"
                      size="sm"
                      aria-label={t('templateOf', { name })}
                      onClick={() => {
                        setRefusedId(undefined);
                        download(attachment);
                      }}
                    >
                      {t('template')}
                    </Button>
                    {refusedId === attachment.id && <span role="alert">{t('fileFailed')}</span>}
                  </>
                )
              }
              onWaiting={(waiting) => {
                onWaiting(place, waiting);
                // What was said of it at the submit holds no longer.
                if (form.getFieldState(`materials.${place}`).error) void form.trigger(`materials.${place}`);
              }}
            />
          )}
        </FormValue>
      ))}
    </>
  );
}
