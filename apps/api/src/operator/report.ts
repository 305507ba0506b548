import type { Report } from './transfer/import-rows.ts';

/** What an import did, as lines; each bad row with its place, its columns and what is wrong with them. */
export const reportLines = ({ read, added, changed, same, bad, written }: Report, dryRun: boolean): string[] => [
  ...bad.flatMap(({ place, faults }) =>
    faults.map(({ column, message }) => `line ${place}${column === '' ? '' : `, ${column}`}: ${message}`),
  ),
  `${read} rows read: ${added} new, ${changed} changed, ${same} the same, ${bad.length} bad.`,
  written
    ? 'Written.'
    : dryRun && bad.length === 0
      ? 'A dry run: nothing was written.'
      : 'Nothing was written. Mend the rows above and import the whole file again.',
];
