import type { ProductDetail } from '@zonekit/api-client/material/product/contract';
import { productEndpoints } from '@zonekit/api-client/material/product/endpoints';
import { Attachments, OpenFile } from '../../shared/attachments/attachments.tsx';

const HOLDERS = [productEndpoints.getMallProduct];

export interface ProductFilesProps extends Pick<ProductDetail, 'files'> {
  /** The file that the address opens. */
  fileId: string | undefined;
}

export function ProductFiles({ files, fileId }: ProductFilesProps) {
  return (
    <>
      <Attachments files={files} />
      <OpenFile files={files} fileId={fileId} holders={HOLDERS} />
    </>
  );
}
