import type { Enrolment } from '@zonekit/api-client/event/contract';
import { Dialog } from '@zonekit/ui/dialog';
import { useWords } from '../../../platform/words/use-words.ts';
import { Ticket } from './ticket.tsx';

const WIDTH = 420;

/** The ticket of an enrolment over the list. */
export function TicketDialog({ enrolment, onClose }: { enrolment: Enrolment; onClose: () => void }) {
  const t = useWords('eventMine');
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content width={WIDTH} closeLabel={t('close')} dismissOnScrim small>
        <Dialog.Header>
          <Dialog.Title>{enrolment.title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Ticket enrolment={enrolment} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
