/** Values that can be signed. A key with `undefined` counts as absent, as in JSON. */
export type Params = Readonly<Record<string, unknown>>;

/** A request whose signed text would be ambiguous. The service answers 400. */
export class SigningError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SigningError';
  }
}

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const hasToJson = (value: object): value is { toJSON: () => unknown } =>
  'toJSON' in value && typeof value.toJSON === 'function';

/**
 * JSON with the keys of every object sorted by code unit, at any depth. Written out by hand: an object rebuilt in sorted
 * order would still list its integer-like keys first and ascending (`9` before `10`), as engines do.
 */
export const sortedJson = (value: unknown): string | undefined => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (hasToJson(value)) return sortedJson(value.toJSON());
  if (Array.isArray(value)) return `[${value.map((item) => sortedJson(item) ?? 'null').join(',')}]`;
  const members = Object.entries(value)
    .sort(([a], [b]) => byCodeUnit(a, b))
    .flatMap(([key, member]) => {
      const text = sortedJson(member);
      return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
    });
  return `{${members.join(',')}}`;
};

const asText = (key: string, value: unknown): string => {
  if (typeof value === 'object') return sortedJson(value) ?? '';
  const carried = typeof value === 'number' ? Number.isFinite(value) : !['function', 'symbol'].includes(typeof value);
  if (!carried)
    throw new SigningError(`${key} is no value that a request can carry. Send text, a finite number or a boolean.`);
  return String(value);
};

/**
 * The text that a signature covers, still without the key: `sign`, empty strings, null and undefined dropped; keys sorted
 * by code unit; scalars as text, objects and arrays as JSON with sorted keys; `k=v` joined with `&`, not URL-encoded.
 * Inside objects and arrays nothing is dropped but `undefined`.
 *
 * @throws SigningError for NaN, infinities, functions and symbols, which no wire carries.
 */
export const canonicalParams = (params: Params): string =>
  Object.entries(params)
    .filter(([key, value]) => key !== 'sign' && value !== '' && value !== null && value !== undefined)
    .sort(([a], [b]) => byCodeUnit(a, b))
    .map(([key, value]) => `${key}=${asText(key, value)}`)
    .join('&');
