import type { UnitSummary } from '@zonekit/api-client/space/contract';
import { Chip } from '@zonekit/ui/chip';
import { useWords } from '../../platform/words/use-words.ts';

const TONES = { vacant: 'success', soon: 'accent', let: 'neutral' } as const;

/** Whether a unit is vacant, or since when it will be. */
export function AvailabilityChip({ unit: { availability, available_on } }: { unit: UnitSummary }) {
  const t = useWords('space');
  return <Chip tone={TONES[availability]}>{t(`availability.${availability}`, { date: available_on })}</Chip>;
}
