import { ApiError } from './api-error.ts';
import type { Transport } from './transport.ts';

/**
 * A transport that is loaded with its first request: `lazyTransport(() => import('./make-transport.ts').then((module)
 * => module.transport))`. A server-rendered page does not need it to start. A failed import is an ApiError of kind
 * `network`; the next request imports again.
 */
export const lazyTransport = (load: () => Promise<Transport>): Transport => {
  let loading: Promise<Transport> | null = null;
  const loaded = () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null;
      throw new ApiError({ kind: 'network', call: 'The code of the transport', cause });
    });
    return loading;
  };
  return {
    call: async (endpoint, input, options) => (await loaded()).call(endpoint, input, options),
    download: async (endpoint, input, options) => (await loaded()).download(endpoint, input, options),
  };
};
