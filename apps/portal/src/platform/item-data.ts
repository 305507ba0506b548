import type { Locale } from './preferences/preferences.ts';

/** The page that shows an item. */
export interface ItemPage {
  /** Its address without the language. */
  url: string;
  locale: Locale;
  search: Readonly<Record<string, unknown>>;
  /** Absolute address of a public file. */
  fileUrl: (id: string) => string;
}

/** What a page shows as a schema.org node; null for none. */
type Describe = (loaderData: unknown, page: ItemPage) => object | null;

/** What search engines are told of pages, by route id. A domain declares its own in `item-data.ts` of its pages; the server alone reads it. */
export type ItemData = Readonly<Record<string, Describe>>;

/** @param of gets what the route's loader returned */
export const describes =
  <Data>(of: (data: Data, page: ItemPage) => object | null): Describe =>
  (data, page) =>
    of(data as Data, page);

export const organization = (name: string) => ({ '@type': 'GovernmentOrganization', name });
