/**
 * The day and number of the next migration, `2026-11-22-04`: later than all that exist, since they run in the order of
 * their names.
 * @param sources modules that name migrations
 */
export const nextMigration = (sources: readonly string[], now: Date): string => {
  const existing = sources.flatMap((text) => [...text.matchAll(/'(\d{4}-\d\d-\d\d)-(\d\d)-/g)]);
  const days = existing.map(([, day = '']) => day);
  const today = [now.toISOString().slice(0, 10), ...days].sort().at(-1) ?? '';
  const numbers = existing.filter(([, day]) => day === today).map(([, , number]) => Number(number));
  return `${today}-${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}`;
};
