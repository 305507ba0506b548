import { useRouter } from '@tanstack/react-router';
import type { Attachment } from '@zonekit/api-client/file/contract';

/** Downloads an attachment at once. @param onRefused called where the service does not give the file */
export const useDownload = (onRefused: (file: Attachment) => void) => {
  const { transport, config } = useRouter().options.context;
  return (file: Attachment): void => {
    void (async () => {
      const { downloadAttachment } = await import('./download-attachment.ts');
      if (!(await downloadAttachment(transport, config.api, file))) onRefused(file);
    })();
  };
};
