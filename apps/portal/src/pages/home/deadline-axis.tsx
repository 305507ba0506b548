import type { DeclarationSummary } from '@zonekit/api-client/policy/contract';
import { Figure } from '@zonekit/ui/figure';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import type { CSSProperties } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../platform/words/use-words.ts';
import { MatchedCount } from '../shared/match/for-matches.tsx';
import * as css from './deadline-axis.css.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
const TICK_DAYS = 5;
const TICKS = Array.from({ length: DAYS / TICK_DAYS }, (_, index) => index * TICK_DAYS);

/** A call as the axis shows it. */
export interface DeadlineEntry extends Pick<DeclarationSummary, 'id' | 'title' | 'lang' | 'status' | 'support'> {
  /** `MM-DD` of its deadline, and the whole days until then. */
  closes: string;
  left: number;
  /** The most that it pays. */
  fen: number | null;
}

interface DeadlineAxisProps {
  /** `YYYY-MM-DD`, Asia/Shanghai: the first day of the axis. */
  today: string;
  calls: readonly DeadlineEntry[];
}

/** Calls on one axis of thirty days: each bar ends on the day of its deadline, with the amber of the last seven days. */
export function DeadlineAxis({ today, calls }: DeadlineAxisProps) {
  const t = useWords('home');
  const terms = useWords('policyTerms');
  const locale = useLocale();
  const first = Date.parse(today);
  const axis = { [css.WEEKDAY]: (new Date(first).getUTCDay() + 6) % 7 } as CSSProperties;
  return (
    <div style={axis}>
      <div className={css.head} aria-hidden="true">
        <div className={css.ticks}>
          {TICKS.map((days) => (
            <span key={days} className={css.tick}>
              {days === 0 ? t('closing.today') : new Date(first + days * DAY_MS).toISOString().slice(5, 10)}
            </span>
          ))}
        </div>
      </div>
      <ul className={css.rows}>
        {calls.map(({ left, fen, ...call }) => {
          const bar = { [css.LENGTH]: Math.min(left + 1, DAYS) } as CSSProperties;
          return (
            <li key={call.id}>
              <Link
                href={`/policy/policyDeclaration/${call.id}`}
                className={css.row}
                data-closing={call.status === 'closing' ? '' : undefined}
              >
                <span className={css.when}>
                  <span className={css.left}>
                    {terms.rich('left', { days: left, b: (chunks) => <Figure>{chunks}</Figure> })}
                  </span>
                  <span className={css.date}>{terms('closes', { date: call.closes })}</span>
                </span>
                <span className={css.what}>
                  <span className={css.title} lang={call.lang}>
                    {call.title}
                  </span>
                  <span className={css.meta}>
                    <MatchedCount id={call.id} />
                    <span>{call.support}</span>
                    {fen !== null && (
                      <Money fen={fen} locale={locale} limit={t('closing.upTo')} className={css.amount} />
                    )}
                  </span>
                </span>
                <span className={css.lane} aria-hidden="true">
                  <span className={css.bar} style={bar} data-beyond={left >= DAYS ? '' : undefined} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className={css.legend} aria-hidden="true">
        <span className={css.legendClosing}>{t('closing.within')}</span>
        <span className={css.legendOpen}>{t('closing.later')}</span>
        <span className={css.legendWeekend}>{t('closing.weekend')}</span>
      </p>
    </div>
  );
}
