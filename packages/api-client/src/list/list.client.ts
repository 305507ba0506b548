import type { Endpoint, FacetValue, PageInfo } from '../contract/contract.ts';
import { type ListFormat, MORE_ROWS_HEADER, ROW_LIMIT_HEADER } from '../contract/list-format.ts';
import { fileNameOf } from '../file/content-disposition.ts';
import { type BaseUrls, baseUrlFor } from '../transport/base-url.ts';
import type { AnyInput, InputOf } from '../transport/endpoint-types.ts';
import { fillPath, queryString } from '../transport/request-url.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';

/** What a list answers: a page of items, and for each facet its values with their counts. */
export interface ListAnswer<Item, F extends string = string> {
  data: Item[];
  page: PageInfo;
  facets: Record<F, FacetValue[]>;
}

/** What can be asked of a list: words, facets, sort, page. Anything where it is known but as an endpoint. */
export type QueryOf<E extends Endpoint> = Endpoint extends E
  ? Readonly<Record<string, unknown>>
  : NonNullable<InputOf<E> extends { query?: infer Q } ? Q : never>;
/** The formats that a list can be fetched as. */
export type FormatOf<E extends Endpoint> = Endpoint extends E
  ? ListFormat
  : InputOf<E> extends { params: { format: infer F } }
    ? F
    : never;

/** Which file: its format, what it is to hold, how it is fetched. */
export type ListFileOf<E extends Endpoint> = [
  format: FormatOf<E> & ListFormat,
  query: QueryOf<E>,
  options?: CallOptions | undefined,
];

/** A list as a file. `more`: it ends at `limit` rows, and there are others. */
export interface ListFile {
  blob: Blob;
  name: string;
  limit: number | null;
  more: boolean;
}

/**
 * Fetches a list as one file, with the visitor's token.
 * @throws ApiError
 */
export const fetchListFile = async <E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  ...[format, query, options]: ListFileOf<E>
): Promise<ListFile> => {
  const input = { params: { format }, query } as unknown as InputOf<E>;
  const { blob, headers } = await transport.download(endpoint, input, options);
  const limit = Number(headers.get(ROW_LIMIT_HEADER) ?? Number.NaN);
  return {
    blob,
    name: fileNameOf(headers.get('content-disposition')) ?? `list.${format}`,
    limit: Number.isNaN(limit) ? null : limit,
    more: headers.get(MORE_ROWS_HEADER) === 'true',
  };
};

/** The address of a public list's file, for programs that read feeds and calendars and can neither sign nor log in. */
export const listFileUrl = <E extends Endpoint>(
  baseUrls: BaseUrls,
  endpoint: E,
  format: FormatOf<E> & ListFormat,
  query: QueryOf<E>,
): string => {
  const path = fillPath(endpoint.path, { format });
  const asked = queryString(query as AnyInput['query']);
  return `${baseUrlFor(path, baseUrls)}${path}${asked && `?${asked}`}`;
};

/** Hands bytes to the browser as a file to keep. */
export const saveFile = ({ blob, name }: Pick<ListFile, 'blob' | 'name'>): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
