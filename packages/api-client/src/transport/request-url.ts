import type { Endpoint } from '../contract/contract.ts';
import type { AnyInput } from './endpoint-types.ts';

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
  body: string | undefined;
}

/** A call as it goes over the wire, without whoever signs it. */
export const plainRequest = (endpoint: Endpoint, { params, query, body }: AnyInput): PlainRequest => ({
  path: fillPath(endpoint.path, params, { ...query, ...body }),
  query: queryString(query),
  body: endpoint.body ? JSON.stringify(body ?? {}) : undefined,
});
