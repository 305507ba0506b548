import type { IconComponent } from '@zonekit/ui/icon';
import type { ReactNode } from 'react';
import type { ChoiceFacet } from './core/list-facets.ts';
import type { ListSearch } from './core/list-search.ts';

/** State of loading more rows. */
export interface ListMore {
  status: 'idle' | 'loading' | 'failed';
  onMore: () => void;
}

export type ListState<Item, Name extends string> =
  | { status: 'loading' }
  /** `facets` where they are known from before. */
  | { status: 'failed'; onRetry: () => void; facets?: readonly ChoiceFacet<Name>[] | undefined }
  | {
      status: 'ready';
      items: readonly Item[];
      /** Of all pages. */
      total: number;
      /** `total` is a cap; the real number is larger. */
      capped?: boolean;
      facets: readonly ChoiceFacet<Name>[];
      /** Newer results are on their way; these stay until then. */
      busy?: boolean;
      /** Shows a button instead of page numbers. `null` at the end of the list. */
      more?: ListMore | null;
    };

export interface ListView {
  /** As in the address; `null` for the one that a list opens with. */
  value: string | null;
  label: string;
  icon: IconComponent;
}

export interface ListPageProps<Item, Name extends string> {
  /** Of the list, without its parameters. */
  path: string;
  /** From the home page down to the page above this one. */
  trail: readonly { label: string; href: string }[];
  /** Heading of the page. */
  title: string;
  /** One line of what the list is. */
  lede: string;
  /** Name of the search input. */
  searchLabel: string;
  /** `TabLinks` to its sibling lists, between the title and the facets. */
  tabs?: ReactNode;
  /** Search, choices and page that the address holds. */
  search: ListSearch<Name>;
  /** Results of the list, or the state of their request. */
  state: ListState<Item, Name>;
  /** Sorts to choose from: the value in the address and the label. */
  sorts: readonly { value: string; label: string }[];
  /** The sort in force, which the address need not say. */
  sort: string;
  /** Views to choose from, such as list and map. Without them the list is the only one. */
  views?: readonly ListView[];
  /** Above the results, in the view that has it: a month calendar, say. */
  lead?: ReactNode;
  /** Beside the sorts, where something was found: a menu of files, say. */
  tools?: ReactNode;
  /** What to do where nothing is found, in place of clearing the choices. */
  emptyAction?: ReactNode;
  /** Where little is found: ways to more, as `ListHelp` of `list-page/help` draws them. */
  help?: ReactNode;
  /** Layout of the list. Rows render their own layout. */
  layout?: 'ledger' | 'cards';
  /** Renders one result. */
  row: (item: Item) => ReactNode;
  /** In a view whose results are no rows alone: rows beside a map, say. */
  results?: (items: readonly Item[]) => ReactNode;
}
