import { useMatchCounts } from '@zonekit/api-client/policy/hooks';
import { CellRow, type CellState } from '@zonekit/ui/cell-row';
import { useWords } from '../../../platform/words/use-words.ts';
import type { ForMatchesProps } from './for-matches.types.ts';
import * as css from './match.css.ts';

export function LoadedMatches({ visitor, children }: ForMatchesProps) {
  const read = useMatchCounts();
  return read.status === 'ready' && read.data.profile ? children(read.data) : visitor;
}

const cells = (state: CellState, count: number): CellState[] => Array.from({ length: count }, () => state);

export function LoadedCount({ id }: { id: string }) {
  const terms = useWords('policyTerms');
  const read = useMatchCounts();
  const match = read.status === 'ready' && read.data.matches.find(({ declaration_id }) => declaration_id === id);
  if (!match) return null;
  const { met, unmet, unknown } = match;
  return (
    <span className={css.count} data-matched={match.eligibility}>
      <CellRow states={[...cells('met', met), ...cells('unmet', unmet), ...cells('unknown', unknown)]} />
      {terms('met', { met, all: met + unmet + unknown })}
    </span>
  );
}
