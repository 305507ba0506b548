import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import { qrcodeEndpoints } from './qrcode.endpoints.gen.ts';

export type QrCodeQuery = InputOf<typeof qrcodeEndpoints.generateQrCode>['query'];

/** Address of a PNG with the QR code of a text, for `<img>`, `size` pixels wide (default 256). */
export const generateQrCode = async (
  transport: Transport,
  query: QrCodeQuery,
  options?: CallOptions,
): Promise<string> => (await transport.call(qrcodeEndpoints.generateQrCode, { query }, options)).data.base64;
