import * as z from 'zod/mini';
import { endpoint, envelope } from '../contract/contract.ts';

export const qrcodeEndpoints = {
  generateQrCode: endpoint({
    method: 'GET',
    path: '/universal/qrcode/generate_base64',
    summary: 'A text as the picture of a QR code: a PNG as a data address',
    access: 'public',
    query: z.object({
      /** Encoded text, at most 500 characters. */
      content: z.string().check(z.minLength(1), z.maxLength(500)),
      /** Side in pixels. */
      size: z._default(z.coerce.number().check(z.int(), z.gte(64), z.lte(1024)), 256),
    }),
    response: envelope(z.object({ base64: z.string() })),
  }),
};
