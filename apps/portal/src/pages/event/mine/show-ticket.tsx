import type { Enrolment } from '@zonekit/api-client/event/contract';
import { Button } from '@zonekit/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';

const TicketDialog = lazy(async () => ({ default: (await import('./ticket-dialog.tsx')).TicketDialog }));

/** Opens the ticket of an enrolment. */
export function ShowTicket({ enrolment }: { enrolment: Enrolment }) {
  const t = useWords('eventMine');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('ticket')}
      </Button>
      {isOpen && (
        <Suspense>
          <TicketDialog enrolment={enrolment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
