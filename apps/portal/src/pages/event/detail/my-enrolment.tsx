import type { EventState } from '@zonekit/api-client/event/contract';
import { enrolment as lifecycle } from '@zonekit/api-client/lifecycle/enrolment';
import { useWords } from '../../../platform/words/use-words.ts';
import { StateChip } from '../../shared/state-chip.tsx';
import { CancelEnrolment } from '../mine/cancel-enrolment.tsx';
import { hasTicket } from '../mine/has-ticket.ts';
import { Ticket } from '../mine/ticket.tsx';

/** The visitor's own enrolment: its state, ticket or position, and its cancellation. */
export function MyEnrolment({ mine }: { mine: NonNullable<EventState['mine']> }) {
  const t = useWords('eventMine');
  const reason = mine.events.at(-1)?.reason;
  return (
    <>
      <p>
        <StateChip of={lifecycle} state={mine.status} />
      </p>
      {reason && <p>{reason}</p>}
      {mine.waiting_position !== null && <p>{t('position', { position: String(mine.waiting_position) })}</p>}
      {hasTicket(mine) && <Ticket enrolment={mine} />}
      <CancelEnrolment enrolment={mine} />
    </>
  );
}
