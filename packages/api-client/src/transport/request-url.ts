import type { Endpoint } from '../contract/contract.ts';
import type { AnyInput, Payload } from './endpoint-types.ts';

type Values = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/**
 * The path with its `{placeholders}` filled and percent-encoded, from the params and else from the payload.
 *
 * @throws Error where one stays unfilled, after saying so on the console as the specification (section 5) has it.
 */
export const fillPath = (template: string, params: Values = {}, payload: Values = {}): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = isBlank(params[name]) ? payload[name] : params[name];
    if (isBlank(value)) {
      const text = `${template}: nothing given for ${placeholder}. Pass it in params.`;
      // biome-ignore lint/suspicious/noConsole: specification, section 5, asks for a console error.
      console.error(text);
      throw new Error(text);
    }
    return encodeURIComponent(String(value));
  });

/** The query as sent: empty ones left out, a list as its name repeated. Without `?`. */
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
  /** What the body says of itself; the platform names a multipart body's boundary. */
  contentHeaders: Record<string, string>;
}

const bytesOf = (endpoint: Endpoint, { blob, sha256, name = 'file' }: Payload) => {
  // A gateway signs over it, and need not hold the bytes.
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

/** A call as it goes over the wire, without whoever signs it. */
export const plainRequest = (endpoint: Endpoint, { params, query, body, payload }: AnyInput): PlainRequest => ({
  path: fillPath(endpoint.path, params, { ...query, ...body }),
  query: queryString(query),
  ...(payload ? bytesOf(endpoint, payload) : jsonOf(endpoint, body)),
});
