import type { ContractDetail } from '@zonekit/api-client/space/lease/contract';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './contract.css.ts';
import { monthStates, termOf } from './term.ts';

interface ContractTermProps {
  contract: Pick<ContractDetail, 'starts_on' | 'ends_on'>;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** The months of a contract on one scale: past, this one, and those to come. */
export function ContractTerm({ contract, today }: ContractTermProps) {
  const t = useWords('spaceContract');
  const { starts_on, ends_on } = contract;
  const term = termOf(contract, today);
  const { total, months, days, current } = term;
  return (
    <section className={css.term} aria-label={t('term')}>
      <div className={css.termHead}>
        <p className={css.termDone}>
          {today < starts_on ? t('notBegun', { date: starts_on, total }) : t('done', { months, days, total })}
        </p>
        {current !== null && <p className={css.muted}>{t('nowMonth', { month: current })}</p>}
      </div>
      <div
        className={css.scale}
        role="img"
        aria-label={t('scale', { from: starts_on, to: ends_on, total, done: months })}
      >
        {monthStates(term).map((state, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place in the term
          <i key={place} className={css.month} data-state={state} />
        ))}
      </div>
      <div className={css.termEnds}>
        <p>
          <b>{starts_on}</b>
          {t('begins')}
        </p>
        <p>
          <b>{ends_on}</b>
          {t('ends')}
        </p>
      </div>
    </section>
  );
}
