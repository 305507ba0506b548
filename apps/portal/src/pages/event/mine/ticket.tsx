import type { Enrolment } from '@zonekit/api-client/event/contract';
import { QrCode } from '@zonekit/ui/qr-code';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './ticket.css.ts';

/** The ticket of an enrolment: time, venue, and its number as a QR code. */
export function Ticket({ enrolment }: { enrolment: Enrolment }) {
  const t = useWords('eventMine');
  const { number, starts_at, ends_at, venue, contact_person } = enrolment;
  return (
    <div className={css.ticket}>
      <p className={css.time}>
        <Time value={starts_at} to={ends_at} format="datetime" />
      </p>
      <p>{venue}</p>
      <QrCode value={number} label={t('code', { number })} size={176} />
      <p className={css.number}>{number}</p>
      <p>{contact_person}</p>
      <p className={css.note}>{t('show')}</p>
    </div>
  );
}
