export interface CascaderLabels {
  /** Shows while nothing is chosen. */
  placeholder: string;
  /** Names what opens. */
  title: string;
  close: string;
  /** Names the first list; the others are named by the option that they belong to. */
  first: string;
  /** On a phone: leads back to the list above. @param parent the label of that list */
  back: (parent: string) => string;
  /** Heard after an option that has others within. */
  hasChildren: string;
  search: string;
  /** Announced as the results change. @param more whether there are more than these */
  results: (count: number, more: boolean) => string;
  loading: string;
  failed: string;
  retry: string;
  empty: string;
}
