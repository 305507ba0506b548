import type { OverviewDate } from '@zonekit/api-client/overview/contract';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './overview.css.ts';

const clock = (time: string) => time.slice(11, 16);

/** The user's bookings and followed deadlines of the next 30 days. */
export function NextDates({ dates }: { dates: readonly OverviewDate[] }) {
  const t = useWords('accountOverview');
  return (
    <section aria-labelledby="next-dates">
      <h2 id="next-dates">{t('dates')}</h2>
      {dates.length === 0 ? (
        <p className={css.nothing}>{t('noDates')}</p>
      ) : (
        <ul className={css.dates}>
          {dates.map(({ id, title, starts_at, ends_at, path }) => (
            <li key={id}>
              <time dateTime={starts_at}>
                {starts_at.slice(5, 10)} {clock(starts_at)}
                {ends_at !== null && `–${clock(ends_at)}`}
              </time>
              <Link href={path}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
