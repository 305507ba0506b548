import { downloadUrl, fetchFile } from '@zonekit/api-client/file/client';
import type { Attachment } from '@zonekit/api-client/file/contract';
import { saveFile } from '@zonekit/api-client/list/client';
import type { Transport } from '@zonekit/api-client/transport';
import type { BaseUrls } from '@zonekit/api-client/transport/base-url';

/**
 * Hands a file to the browser's downloads. A public one goes by its address, the others need the session's token.
 * @returns whether the service gave it
 */
export const downloadAttachment = async (transport: Transport, api: BaseUrls, file: Attachment): Promise<boolean> => {
  if (file.access === 'public') {
    window.location.assign(downloadUrl(api, file.id));
    return true;
  }
  const result = await fetchFile(transport, file.id, { download: true });
  if (result.status === 'ready') saveFile({ blob: result.blob, name: result.name ?? file.name });
  return result.status === 'ready';
};
