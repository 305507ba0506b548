import type { StepState } from '@zonekit/api-client/registration/steps';
import { Chip, type ChipProps } from '@zonekit/ui/chip';
import { useRegistrationWords } from './use-registration-words.ts';

const TONES: Record<StepState, NonNullable<ChipProps['tone']>> = {
  waiting: 'neutral',
  todo: 'neutral',
  submitted: 'info',
  returned: 'warning',
  done: 'success',
};

/** How a step stands. */
export function StepChip({ state }: { state: StepState }) {
  const { stateName } = useRegistrationWords();
  return <Chip tone={TONES[state]}>{stateName(state)}</Chip>;
}
