import type { Locale } from '../contract/contract.ts';
import { ApiError } from './api-error.ts';
import { createTransport, type Transport } from './transport.ts';

export interface NodeClientOptions {
  /** Address of the service: `https://zone.example/api`. */
  baseUrl: string;
  clientId: string;
  /** Signs the requests; from the environment, never in code that a browser loads. */
  secret: string;
  /** Access token of an account, for calls that need a login; a function returns the current one, null without one. */
  token?: string | (() => string | null) | undefined;
  /** Language of texts and messages; Chinese by default. */
  locale?: Locale | undefined;
}

/** Whether a text is an absolute address of HTTP. */
const isAddress = (text: string): boolean => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/** Failures without words of the service name its address too, which is wrong more often than the service. */
const naming =
  (baseUrl: string) =>
  (error: unknown): never => {
    if (error instanceof ApiError && error.serverMessage === null) error.message = `${baseUrl}: ${error.message}`;
    throw error;
  };

/**
 * A client for scripts and servers, which every function of `<domain>/client` takes.
 *
 * @throws TypeError for a base URL that is not absolute, and without client id or secret
 */
export const createNodeClient = ({
  baseUrl,
  clientId,
  secret,
  token,
  locale = 'zh-CN',
}: NodeClientOptions): Transport => {
  if (!isAddress(baseUrl))
    throw new TypeError(`baseUrl is '${baseUrl}' and must be an absolute address, such as https://zone.example/api`);
  for (const [name, text] of Object.entries({ clientId, secret }))
    if (!text) throw new TypeError(`${name} is empty: the service accepts signed requests only`);
  const transport = createTransport({
    baseUrls: { fallback: baseUrl },
    clientId,
    secret,
    locale: () => locale,
    token: typeof token === 'function' ? token : () => token || null,
  });
  const fail = naming(baseUrl);
  return {
    call: (...request) => transport.call(...request).catch(fail),
    download: (...request) => transport.download(...request).catch(fail),
  };
};
