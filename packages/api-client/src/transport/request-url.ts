import type { Endpoint } from '../contract/contract.ts';
import type { AnyInput, Payload } from './endpoint-types.ts';

type Values = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Fills and percent-encodes the `{placeholders}` of a path from the params, else from the payload.
 *
 * @throws Error if one has no value, after a console message
 */
export const fillPath = (template: string, params: Values = {}, payload: Values = {}): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = isBlank(params[name]) ? payload[name] : params[name];
    if (isBlank(value)) {
      const text = `${template}: nothing given for ${placeholder}. Pass it in params.`;
      // biome-ignore lint/suspicious/noConsole: the developer sees which parameter is missing.
      console.error(text);
      throw new Error(text);
    }
    return encodeURIComponent(String(value));
  });

/** Query string without `?`: empty values left out, lists as repeated parameters. */
export const queryString = (query: Values = {}): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter((item) => !isBlank(item)).map((item) => [name, String(item)]),
  );
  return new URLSearchParams(pairs).toString();
};

export interface PlainRequest {
  path: string;
  /** Without `?`. */
  query: string;
  body: string | Blob | FormData | undefined;
  /** Headers of the body. The platform sets the boundary of a multipart body. */
  contentHeaders: Record<string, string>;
}

const bytesOf = (endpoint: Endpoint, { blob, sha256, name = 'file' }: Payload) => {
  // A gateway signs over the hash and does not buffer the bytes.
  const hashHeader = { 'x-content-sha256': sha256 };
  if (endpoint.bytes === 'plain') {
    return { body: blob, contentHeaders: { ...hashHeader, 'content-type': 'application/octet-stream' } };
  }
  const body = new FormData();
  body.append('file', blob, name);
  return { body, contentHeaders: hashHeader };
};

const jsonOf = (endpoint: Endpoint, body: AnyInput['body']) =>
  endpoint.body
    ? { body: JSON.stringify(body ?? {}), contentHeaders: { 'content-type': 'application/json' } }
    : { body: undefined, contentHeaders: {} };

/** The HTTP request of a call, unsigned. */
export const plainRequest = (endpoint: Endpoint, { params, query, body, payload }: AnyInput): PlainRequest => ({
  path: fillPath(endpoint.path, params, { ...query, ...body }),
  query: queryString(query),
  ...(payload ? bytesOf(endpoint, payload) : jsonOf(endpoint, body)),
});
