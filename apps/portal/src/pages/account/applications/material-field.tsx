import { useRouter } from '@tanstack/react-router';
import { uploadInOnePiece } from '@zonekit/api-client/file/client';
import { useFileInfo } from '@zonekit/api-client/file/hooks';
import { asApiError } from '@zonekit/api-client/transport/error';
import { Field } from '@zonekit/ui/field';
import { Upload, type UploadedFile, type UploadTransport } from '@zonekit/ui/upload';
import { type ReactNode, useState } from 'react';
import { useUploadLabels } from './use-upload-labels.ts';

/** As the service takes them; it tells a file by its content and has the last word. */
const ACCEPT = ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.zip', 'image/*'];
const MAX_BYTES = 50 * 1024 * 1024;

export interface MaterialFieldProps {
  id: string;
  label: string;
  /** Where its form can be had. */
  hint: ReactNode;
  required: boolean;
  optional: string;
  error: string | undefined;
  /** Id of the file; empty for none. */
  value: string;
  onValueChange: (id: string) => void;
}

/** One of the materials that a call asks for: one file, which another one replaces. */
export function MaterialField({ value, onValueChange, required, optional, ...field }: MaterialFieldProps) {
  const { transport } = useRouter().options.context;
  const labels = useUploadLabels();
  const [sent, setSent] = useState<UploadedFile | null>(null);
  // A file of the draft is known by its id alone.
  const info = useFileInfo(value && sent?.id !== value ? value : null);
  const known = sent?.id === value ? sent : info.status === 'ready' ? info.data : null;
  const upload: UploadTransport = (file, { signal }) => uploadInOnePiece(transport, file, { signal, quiet: true });
  return (
    <Field {...field} required={required} {...(!required && { optional })}>
      {(control) => (
        <Upload
          {...control}
          upload={upload}
          labels={labels}
          note={labels.note}
          accept={ACCEPT}
          maxBytes={MAX_BYTES}
          messageOf={(thrown) => asApiError(thrown).serverMessage}
          value={value && known ? [{ id: value, name: known.name, size: known.size }] : []}
          onValueChange={([file]) => {
            setSent(file ?? null);
            onValueChange(file?.id ?? '');
          }}
        />
      )}
    </Field>
  );
}
