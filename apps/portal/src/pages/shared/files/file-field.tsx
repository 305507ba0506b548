import { useFileInfo } from '@zonekit/api-client/file/hooks';
import { MAX_FILE_BYTES } from '@zonekit/api-client/file/upload-limits';
import { Field } from '@zonekit/ui/field';
import { Upload, type UploadedFile } from '@zonekit/ui/upload';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import type { FormUploads } from './use-form-uploads.ts';
import { useUploadLabels } from './use-upload-labels.ts';

/** As the service takes them; it tells a file by its content and has the last word. */
const KINDS = {
  material: { accept: ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.zip', 'image/*'], maxBytes: MAX_FILE_BYTES.pdf },
  logo: { accept: ['image/*'], maxBytes: MAX_FILE_BYTES.image },
  licence: { accept: ['.pdf', 'image/*'], maxBytes: MAX_FILE_BYTES.pdf },
} as const;

export interface FileFieldProps {
  id: string;
  kind: keyof typeof KINDS;
  uploads: FormUploads;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  error: string | undefined;
  /** Id of the file; empty for none. */
  value: string;
  onValueChange: (id: string) => void;
  /** Whether the file that was chosen is still to arrive. */
  onWaiting?: (waiting: boolean) => void;
}

/** One file of a form, which another one replaces. */
export function FileField({ kind, uploads, value, onValueChange, onWaiting, required, ...field }: FileFieldProps) {
  const t = useWords('files');
  const formWords = useWords('form');
  const { accept, maxBytes } = KINDS[kind];
  const labels = useUploadLabels(maxBytes);
  const [sent, setSent] = useState<UploadedFile | null>(null);
  // A draft stores only the id of its file.
  const info = useFileInfo(value && sent?.id !== value ? value : null);
  const fileInfo = sent?.id === value ? sent : info.status === 'ready' ? info.data : null;
  const { upload, onDiscard, messageOf } = uploads;
  return (
    <Field {...field} {...(required ? { required } : { optional: formWords('optional') })}>
      {(control) => (
        <Upload
          {...control}
          {...{ upload, onDiscard, messageOf, labels, accept, maxBytes }}
          note={t(`notes.${kind}`)}
          compact={kind === 'material'}
          onUnfinishedChange={(count) => onWaiting?.(count > 0)}
          value={value && fileInfo ? [{ id: value, name: fileInfo.name, size: fileInfo.size }] : []}
          onValueChange={([file]) => {
            setSent(file ?? null);
            onValueChange(file?.id ?? '');
          }}
        />
      )}
    </Field>
  );
}
