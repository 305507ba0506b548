import type { ExpertSummary } from '@zonekit/api-client/expert/contract';
import { CellRow } from '@zonekit/ui/cell-row';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Money } from '@zonekit/ui/money';
import { Tag } from '@zonekit/ui/tag';
import { useFormatter, useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../expert.css.ts';
import { Portrait } from '../portrait.tsx';

export function ExpertRow({ expert }: { expert: ExpertSummary }) {
  const t = useWords('expert');
  const { lang, name, headline, title_hits, snippet } = expert;
  return (
    <Link href={`/expert/${expert.id}`} className={css.row}>
      <Portrait photo={expert.photo} name={name} />
      <div className={css.rowBody}>
        <p>
          <span className={css.name} lang={lang}>
            {title_hits ? <MarkedText pieces={title_hits} /> : name}
          </span>
          <span className={css.place}>
            {t.rich('place', {
              title: t(`titles.${expert.title}`),
              institution: () => <span lang={lang}>{expert.institution}</span>,
            })}
          </span>
        </p>
        <p className={css.headline} lang={lang}>
          {snippet ? <MarkedText pieces={snippet} /> : headline}
        </p>
        <div className={css.tags} lang={lang}>
          {expert.skills.slice(0, 3).map((skill) => (
            <Tag key={skill}>{skill}</Tag>
          ))}
        </div>
      </div>
      <Week expert={expert} />
      <Terms expert={expert} />
    </Link>
  );
}

/** The half-days of the next working days, the morning first; free ones are filled. */
function Week({ expert: { slots, consulting } }: { expert: ExpertSummary }) {
  const t = useWords('expert');
  const format = useFormatter();
  if (consulting === 'closed') return <p className={`${css.wide} ${css.note}`}>{t('closed')}</p>;
  const free = slots.filter((slot) => slot.free);
  const label =
    free.length === 0
      ? t('noSlots')
      : t('slotsLabel', {
          slots: free
            .map(({ date, period }) => t('half', { date: date.slice(5), period: String(period) }))
            .join(t('listSeparator')),
        });
  const days = [...new Set(slots.map(({ date }) => date))];
  return (
    <span role="img" aria-label={label} className={`${css.wide} ${css.week}`}>
      {days.map((date) => (
        <span key={date} className={css.day}>
          {format.dateTime(new Date(`${date}T00:00:00Z`), { weekday: 'narrow', timeZone: 'UTC' })}
          <CellRow
            size="lg"
            className={css.halves}
            states={slots.filter((slot) => slot.date === date).map((slot) => (slot.free ? 'met' : 'empty'))}
          />
        </span>
      ))}
    </span>
  );
}

function Terms({ expert: { free_minutes, hourly_fee, answered, reply_hours } }: { expert: ExpertSummary }) {
  const t = useWords('expert');
  const locale = useLocale();
  const fee = hourly_fee && t.rich('fee', { fee: () => <Money fen={hourly_fee.amount} locale={locale} /> });
  return (
    <div className={`${css.wide} ${css.terms}`}>
      <p className={css.fee}>
        {free_minutes > 0 ? t('free', { minutes: String(free_minutes) }) : (fee ?? t('feeOpen'))}
      </p>
      <p className={css.note}>
        {reply_hours === null
          ? t('answered', { count: String(answered) })
          : t('answeredReplies', { count: String(answered), hours: String(reply_hours) })}
      </p>
    </div>
  );
}
