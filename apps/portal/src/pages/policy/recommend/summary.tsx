import type { Recommendations, WhatIf } from '@zonekit/api-client/policy/contract';
import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { Change } from './change.tsx';
import { GROUPS } from './draft.ts';
import { amountChange, countChange } from './signed.ts';
import * as css from './summary.css.ts';

interface SummaryProps {
  before: Recommendations;
  /** What the answers that are tried would give. */
  after: WhatIf | null;
}

/** The figures, and a row with one cell for each open call; a line above marks the calls that are gained. */
export function Summary({ before, after }: SummaryProps) {
  const t = useWords('policyRecommend');
  const locale = useLocale();
  const tally = after?.after ?? before.tally;
  const matches = after?.matches ?? before.matches;
  const gained = new Set(after?.changes.filter(({ to }) => to === 'eligible').map((change) => change.declaration_id));
  return (
    <section aria-label={t('result')}>
      <dl className={css.figures}>
        {(['eligible', 'amount', 'closing', 'near'] as const).map((figure) => (
          <div key={figure}>
            <dt>{t(`figures.${figure}`)}</dt>
            <dd>
              {figure === 'amount' ? (
                <>
                  <b>
                    <Money fen={tally.amount.amount} locale={locale} />
                  </b>
                  <Change text={amountChange(tally.amount.amount - before.tally.amount.amount, locale)} />
                </>
              ) : (
                <>
                  <b>{tally[figure]}</b>
                  {t('unit')}
                  <Change text={countChange(tally[figure] - before.tally[figure], locale)} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.cellRow} role="img" aria-label={t('quay', { total: matches.length, ...counts(tally) })}>
        {matches.map(({ declaration, eligibility }) => (
          <i
            key={declaration.id}
            className={css.cell}
            data-state={eligibility}
            data-gained={gained.has(declaration.id) ? '' : undefined}
          />
        ))}
      </div>
      <ul className={css.key}>
        {GROUPS.map((group) => (
          <li key={group}>
            <a href={`#group-${group}`}>
              <i className={`${css.cell} ${css.keyMark}`} data-state={group} aria-hidden="true" />
              {t(`group.${group}`)} <b>{tally[group]}</b>
            </a>
          </li>
        ))}
        <li className={css.keyNote}>{t(gained.size > 0 ? 'keyChanged' : 'key')}</li>
      </ul>
    </section>
  );
}

const counts = ({ eligible, near, unknown, not }: Recommendations['tally']) => ({ eligible, near, unknown, not });
