import type { FundState } from '@zonekit/api-client/finance/fund/contract';
import { Chip } from '@zonekit/ui/chip';
import { useWords } from '../../../platform/words/use-words.ts';

const TONES = { open: 'success', upcoming: 'info', closed: 'neutral' } as const;

/** Whether a fund takes applications. */
export function FundStateChip({ state }: { state: FundState }) {
  const t = useWords('financeFunds');
  return <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>;
}
