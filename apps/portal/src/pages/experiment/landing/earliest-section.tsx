import type { EarliestInstruments } from '@zonekit/api-client/experiment/instrument/contract';
import { Accordion } from '@zonekit/ui/accordion';
import { dayAsDate } from '@zonekit/ui/day';
import { Link } from '@zonekit/ui/link';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { Hourly } from '../hourly.tsx';
import { Moment } from '../moment.tsx';
import { instrumentPath } from '../resource-paths.ts';
import * as css from './earliest.css.ts';
import { hoursOf, spansByDay, stretches } from './free-timeline.ts';

const useDay = () => {
  const format = useFormatter();
  return (date: string) => ({
    // A day has no zone: read and written as UTC it stays the same day in every browser.
    weekday: format.dateTime(dayAsDate(date), { weekday: 'short', timeZone: 'UTC' }),
    date: date.slice(5),
  });
};

/** The instruments that can be booked first, each with its free stretches of five working days. */
export function EarliestInstrumentList({ earliest }: { earliest: EarliestInstruments }) {
  const t = useWords('experimentLanding');
  const dayOf = useDay();
  const { days, instruments } = earliest;
  if (instruments.length === 0) return <p>{t('earliest.empty')}</p>;
  return (
    <>
      <div className={css.head} aria-hidden="true">
        <span />
        <ol className={css.days}>
          {days.map((date) => {
            const day = dayOf(date);
            return (
              <li key={date}>
                <b>{day.weekday}</b> {day.date}
              </li>
            );
          })}
        </ol>
      </div>
      <ul className={css.rows}>
        {instruments.map((row) => (
          <li key={row.instrument.id}>
            <Row row={row} earliest={earliest} />
          </li>
        ))}
      </ul>
      <p className={css.legend} aria-hidden="true">
        {(['first', 'later', 'taken'] as const).map((kind) => (
          <span key={kind}>
            <i className={css.key} data-kind={kind} />
            {t(`earliest.${kind}`)}
          </span>
        ))}
        <span className={css.zone}>{t('earliest.zone')}</span>
      </p>
      <Table earliest={earliest} />
    </>
  );
}

type RowData = EarliestInstruments['instruments'][number];

function Row({ row: { instrument, spans }, earliest }: { row: RowData; earliest: EarliestInstruments }) {
  const t = useWords('experimentLanding');
  const { id, title, lang, model, shop, price } = instrument;
  const [first] = spans;
  return (
    <Link href={instrumentPath(id)} className={css.row}>
      <span className={css.name} lang={lang}>
        <b className={css.title}>{title}</b>
        <small className={css.note}>
          {model} · {shop.name}
        </small>
      </span>
      <span className={css.bar} aria-hidden="true">
        {stretches(earliest, spans).map(({ left, width }, index) => (
          <i
            key={left}
            className={css.stretch}
            data-kind={index === 0 ? 'first' : 'later'}
            style={{ insetInlineStart: `${left}%`, width: `${width}%` }}
          />
        ))}
      </span>
      <span className={css.at}>
        {first && (
          <>
            <b className={css.moment}>
              <Moment at={first.starts_at} />
            </b>
            <small className={css.note}>{t('earliest.length', { hours: hoursOf(first) })}</small>
          </>
        )}
      </span>
      <span className={css.price}>
        <Hourly price={price} />
      </span>
    </Link>
  );
}

/** The same as text, for those who do not see the bars. */
function Table({ earliest: { days, instruments } }: { earliest: EarliestInstruments }) {
  const t = useWords('experimentLanding');
  const dayOf = useDay();
  return (
    <Accordion.Item kind="text" className={css.details}>
      <Accordion.Title>{t('earliest.table')}</Accordion.Title>
      <Accordion.Content>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is scrolled by keys too */}
        <section className={css.scroll} tabIndex={0} aria-label={t('earliest.table')}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('earliest.instrument')}</th>
                {days.map((date) => {
                  const day = dayOf(date);
                  return (
                    <th key={date} scope="col">
                      {day.weekday} {day.date}
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {instruments.map(({ instrument: { id, title, lang }, spans }) => (
                <tr key={id}>
                  <th scope="row" lang={lang}>
                    {title}
                  </th>
                  {spansByDay(days, spans).map((times, index) => (
                    <td key={days[index]}>{times.length > 0 ? times.join(' ') : t('earliest.none')}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Accordion.Content>
    </Accordion.Item>
  );
}
