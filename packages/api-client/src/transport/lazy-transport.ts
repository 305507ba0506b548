import { ApiError } from './api-error.ts';
import type { Transport } from './transport.ts';

/**
 * A transport that is loaded with its first call, so that a page that the server has filled needs none of it to start:
 * `lazyTransport(() => import('./make-transport.ts').then((module) => module.transport))`.
 * A load that fails is an ApiError of the network, and is tried again with the next call.
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
