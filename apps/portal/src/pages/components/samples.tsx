import { DeadlineCountdown } from '@zonekit/portal-kit/deadline-countdown';
import { StatusTimeline } from '@zonekit/portal-kit/status-timeline';
import { Button } from '@zonekit/ui/button';
import { addDays } from '@zonekit/ui/day';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../platform/words/use-words.ts';
import * as css from './components.css.ts';

export interface SampleProps {
  /** When the page was made, in ms since 1970. */
  now: number;
}

const at = (now: number, days: number, time: string) => `${addDays(shanghaiDate(now), days)}T${time}:00+08:00`;

export function DeadlineSample({ now }: SampleProps) {
  return <DeadlineCountdown opens={at(now, -20, '09:00')} until={at(now, 9, '17:00')} daysLeft={9} />;
}

export function TimelineSample({ now }: SampleProps) {
  const t = useWords('components');
  return (
    <StatusTimeline
      now={now}
      events={[
        {
          at: at(now, -6, '10:12'),
          label: t('stage.sent'),
          owner: t('owner.office'),
          dueAt: at(now, -2, '17:00'),
        },
        { at: at(now, -3, '09:40'), label: t('stage.review'), owner: t('owner.office'), dueAt: at(now, 5, '17:00') },
      ]}
      planned={[{ label: t('stage.signing'), owner: t('owner.applicant'), workdays: 10 }]}
    />
  );
}

/** The shell opens them by the address of the page. */
export function DialogsSample() {
  const t = useWords('components');
  return (
    <p className={css.buttons}>
      <Button asChild>
        <Link href="?dialog=booking">{t('booking')}</Link>
      </Button>
      <Button asChild>
        <Link href="?dialog=questionnaire">{t('questionnaire')}</Link>
      </Button>
    </p>
  );
}
