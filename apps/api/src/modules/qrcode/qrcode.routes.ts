import { qrcodeEndpoints } from '@zonekit/api-client/qrcode/contract';
import { toDataURL } from 'qrcode';
import type { Module } from '../../frame/module.ts';

/** Pictures of QR codes. `M` mends 15 % of a code: a fold, a thumb. */
export const qrcodeRoutes: Module['routes'] = (serve) => {
  serve(
    qrcodeEndpoints.generateQrCode,
    async ({ query: { content, size } }) => ({
      data: { base64: await toDataURL(content, { width: size, errorCorrectionLevel: 'M', margin: 2 }) },
    }),
    { shared: 'cached' },
  );
};
