import { qrcodeEndpoints } from '@zonekit/api-client/qrcode/contract';
import sharp from 'sharp';
import { renderSVG } from 'uqr';
import type { Module } from '../../frame/module.ts';

/** Pictures of QR codes in black and white. `M` mends 15 % of a code: a fold, a thumb. */
export const qrcodeRoutes: Module['routes'] = (serve) => {
  serve(
    qrcodeEndpoints.generateQrCode,
    async ({ query: { content, size } }) => {
      const drawing = Buffer.from(renderSVG(content, { ecc: 'M', border: 2 }));
      const picture = await sharp(drawing).resize(size, size).png({ colours: 2, dither: 0 }).toBuffer();
      return { data: { base64: `data:image/png;base64,${picture.toString('base64')}` } };
    },
    { shared: 'cached' },
  );
};
