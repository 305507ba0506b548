import type { FundSummary } from '@zonekit/api-client/finance/fund/contract';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';

/** Until when a fund takes applications, or from when on. */
export function WindowLine({ fund: { window } }: { fund: Pick<FundSummary, 'window'> }) {
  const t = useWords('financeFunds');
  if (!window) return t('noWindow');
  const { state, opens_on, closes_on } = window;
  if (state === 'upcoming') return t.rich('opens', { time: () => <Time value={opens_on} /> });
  return t.rich(state === 'open' ? 'closes' : 'closedOn', { time: () => <Time value={closes_on} /> });
}
