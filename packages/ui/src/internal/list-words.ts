/** What a list under an input says. */
export interface ListLabels {
  /** Name of the list: 'Industries'. */
  list: string;
  /** Seen and spoken where nothing is found. */
  empty: string;
  /** Seen and spoken while `loading`. */
  loading: string;
  /** Spoken when options show: (3) → '3 results'. */
  count: (options: number) => string;
}

/** What a list says in place of its options, and what is spoken; both empty while it is closed. */
export const listWords = (
  { open, loading, count }: { open: boolean; loading: boolean; count: number },
  labels: ListLabels,
): { message: string; spoken: string } => {
  if (!open) return { message: '', spoken: '' };
  if (loading) return { message: labels.loading, spoken: labels.loading };
  return count === 0 ? { message: labels.empty, spoken: labels.empty } : { message: '', spoken: labels.count(count) };
};
