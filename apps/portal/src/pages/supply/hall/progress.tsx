import type { DemandDetail } from '@zonekit/api-client/supply/demand/contract';
import { Timeline } from '@zonekit/ui/timeline';
import { useWords } from '../../../platform/words/use-words.ts';
import { progressSteps } from './progress-steps.ts';

/** The states that a demand has come to, its deadline and its next state. */
export function Progress({ demand }: { demand: DemandDetail }) {
  const t = useWords('supplyHall');
  return (
    <Timeline
      steps={progressSteps(demand).map(({ name, day, state }) => ({
        title: t(`progress.${name}`),
        ...(day && { time: day, dateTime: day }),
        state,
      }))}
    />
  );
}
