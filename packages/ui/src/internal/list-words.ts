/** Texts of an input's list. */
export interface ListLabels {
  /** Name of the list: 'Industries'. */
  list: string;
  /** Shown and announced without a match. */
  empty: string;
  /** Shown and announced while `loading`. */
  loading: string;
  /** Announced with the number of options: (3) → '3 results'. */
  count: (options: number) => string;
}

/** Message instead of options, and the announced text; both empty while the list is closed. */
export const listWords = (
  { open, loading, count }: { open: boolean; loading: boolean; count: number },
  labels: ListLabels,
): { message: string; spoken: string } => {
  if (!open) return { message: '', spoken: '' };
  if (loading) return { message: labels.loading, spoken: labels.loading };
  return count === 0 ? { message: labels.empty, spoken: labels.empty } : { message: '', spoken: labels.count(count) };
};
