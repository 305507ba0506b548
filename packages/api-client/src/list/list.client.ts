import type { Endpoint, FacetValue, PageInfo } from '../contract/contract.ts';
import type { ListHelp } from '../contract/list.ts';
import { type ListFormat, MORE_ROWS_HEADER, ROW_LIMIT_HEADER } from '../contract/list-format.ts';
import { fileNameOf } from '../file/content-disposition.ts';
import { type BaseUrls, baseUrlFor } from '../transport/base-url.ts';
import type { AnyInput, InputOf } from '../transport/endpoint-types.ts';
import { fillPath, queryString } from '../transport/request-url.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type { FacetDefinitions } from './list-definition.ts';

/** Answer of a list: a page of items, and the counted values of each facet. */
export interface ListAnswer<Item, F extends string = string> {
  data: Item[];
  page: PageInfo;
  facets: Record<F, FacetValue[]>;
  /** What helps where little is found; null where enough is. */
  help: ListHelp | null;
}

/** A page of the list that `L` defines: `Paged<PolicySummary, typeof policyList>`. */
export interface Paged<Item, L extends { facets: FacetDefinitions }>
  extends ListAnswer<Item, Extract<keyof L['facets'], string>> {}

/** One page of a list without facets. */
export interface Page<Item> {
  data: Item[];
  page: PageInfo;
}

/** Input of a list: words, facets, sort, page. Untyped if the endpoint's type is not known. */
export type QueryOf<E extends Endpoint> = Endpoint extends E
  ? Readonly<Record<string, unknown>>
  : NonNullable<InputOf<E> extends { query?: infer Q } ? Q : never>;
/** File formats of a list. */
export type FormatOf<E extends Endpoint> = Endpoint extends E
  ? ListFormat
  : InputOf<E> extends { params: { format: infer F } }
    ? F
    : never;

/** Format and query of a list's file, and request options. */
export type ListFileOf<E extends Endpoint> = [
  format: FormatOf<E> & ListFormat,
  query: QueryOf<E>,
  options?: CallOptions | undefined,
];

/** A list as a file. `more`: the file ends at `limit` rows, and the list has more. */
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
  return fetchEndpointFile(transport, endpoint, input, { ...options, name: `list.${format}` });
};

/**
 * Fetches the file of an endpoint, with the visitor's token.
 * @param options `name` where the service gives none
 * @throws ApiError
 */
export const fetchEndpointFile = async <E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  input: InputOf<E>,
  { name, ...options }: CallOptions & { name: string },
): Promise<ListFile> => {
  const { blob, headers } = await transport.download(endpoint, input, options);
  const limit = Number(headers.get(ROW_LIMIT_HEADER) ?? Number.NaN);
  return {
    blob,
    name: fileNameOf(headers.get('content-disposition')) ?? name,
    limit: Number.isNaN(limit) ? null : limit,
    more: headers.get(MORE_ROWS_HEADER) === 'true',
  };
};

/** Address of a public list's file, for feed readers and calendars, which can neither sign nor log in. */
export const listFileUrl = <E extends Endpoint>(
  baseUrls: BaseUrls,
  endpoint: E,
  format: FormatOf<E> & ListFormat,
  query: QueryOf<E>,
): string => {
  const path = fillPath(endpoint.path, { format });
  const queryText = queryString(query as AnyInput['query']);
  return `${baseUrlFor(path, baseUrls)}${path}${queryText && `?${queryText}`}`;
};

/** Lets the browser save bytes as a file. */
export const saveFile = ({ blob, name }: Pick<ListFile, 'blob' | 'name'>): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Deferred: Safari reads the object URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
