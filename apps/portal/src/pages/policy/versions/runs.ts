import type { ClauseComparison } from '@zonekit/api-client/policy/contract';

/** One clause that differs, or several in a row that do not. */
export type Run = { kind: 'changed'; clause: ClauseComparison } | { kind: 'same'; clauses: ClauseComparison[] };

/** Unchanged neighbours as one run, in order. */
export const runsOf = (clauses: readonly ClauseComparison[]): Run[] => {
  const runs: Run[] = [];
  for (const clause of clauses) {
    const last = runs.at(-1);
    if (clause.change !== 'unchanged') runs.push({ kind: 'changed', clause });
    else if (last?.kind === 'same') last.clauses.push(clause);
    else runs.push({ kind: 'same', clauses: [clause] });
  }
  return runs;
};
