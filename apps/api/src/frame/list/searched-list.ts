import type { Words } from '@zonekit/api-client/lifecycle';
import type { List, Scope } from './list.ts';

/** A column in each language; English may be null in a row. */
interface BilingualColumn {
  zh: string;
  en: string;
}

/** A row as its address is made of it. */
export interface AddressedRow {
  id: string;
  /** In Chinese. */
  title: string;
  /** The values of `columns`, in their order. */
  values: readonly string[];
}

/** A list that the portal-wide search covers: a module names its own in `searched`, and needs nothing else. */
export interface SearchedList {
  /** Public; the columns are those of its table. `search.titles` are the Chinese and the English title. */
  list: List;
  /** Of the kind, where several kinds are in one list. Default: the list's name. */
  name?: string;
  label: Words;
  /** Path of its list in the portal, which takes `q`; null where no page lists it. */
  path: string | null;
  /** The address of a row's page. Default: `<path>/<id>`. */
  pathOf?: (row: AddressedRow) => string;
  /** False where its rows are parts of other pages: no sitemap has them. */
  ownPages?: false;
  /** Columns that `pathOf` needs, never null. */
  columns?: readonly string[];
  /** What the row says, for a snippet. */
  text?: BilingualColumn;
  /** One line of what the row is. */
  note?: BilingualColumn;
  /** A column of dates or times. */
  date?: string;
  /** A column of dates: the row's last change, or its publication where no change is recorded. */
  changed?: string;
  /** Rows that everybody may see; left out for all. A function, as it may depend on the time. */
  scope?: (now: Date) => Scope;
}

/** Key of the kind in the search. */
export const kindOf = ({ name, list }: SearchedList): string => name ?? list.name;

/** The address of a row's page in the portal. */
export const addressOf = ({ path, pathOf }: SearchedList, row: AddressedRow): string =>
  pathOf?.(row) ?? `${path ?? ''}/${encodeURIComponent(row.id)}`;
