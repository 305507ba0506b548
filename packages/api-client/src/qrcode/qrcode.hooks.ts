'use client';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import type { QrCodeQuery } from './qrcode.client.ts';
import { qrcodeEndpoints } from './qrcode.endpoints.gen.ts';

/** A QR code for `<img src>`. Null: no request. */
export const useQrCode = (query: QrCodeQuery | null): Read<string> =>
  mapRead(useRead(qrcodeEndpoints.generateQrCode, query === null ? null : { query }), ({ data }) => data.base64);
