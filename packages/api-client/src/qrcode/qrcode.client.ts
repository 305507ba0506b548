import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import { qrcodeEndpoints } from './qrcode.contract.ts';

export type QrCodeQuery = InputOf<typeof qrcodeEndpoints.generateQrCode>['query'];

/** A text as a QR code: the address of a PNG for `<img>`, `size` pixels wide (256 where none is given). */
export const generateQrCode = async (
  transport: Transport,
  query: QrCodeQuery,
  options?: CallOptions,
): Promise<string> => (await transport.call(qrcodeEndpoints.generateQrCode, { query }, options)).data.base64;
