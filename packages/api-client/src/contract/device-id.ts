import * as z from 'zod/mini';
import { DEVICE_HEADER } from '../transport/device-header.ts';

/** Headers of a request that signs in: the device's id, a lower-case UUID generated on the device. */
export const deviceHeaders = z.looseObject({
  [DEVICE_HEADER]: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))),
});
