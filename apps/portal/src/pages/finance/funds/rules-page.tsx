import type { FundDetail, FundSummary } from '@zonekit/api-client/finance/fund/contract';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { FundFrame } from './fund-frame.tsx';
import { FundConditions, FundRules } from './fund-parts.tsx';
import { fundHref, rulesHref } from './fund-paths.ts';
import * as css from './rules-page.css.ts';

export interface RulesPageProps {
  funds: readonly FundSummary[];
  /** The one whose rules are shown. */
  fund: FundDetail;
}

/** The rules of one fund, and the way to those of the others. */
export function RulesPage({ funds, fund }: RulesPageProps) {
  const t = useWords('financeFunds');
  return (
    <FundFrame tab="rules">
      <div className={css.layout}>
        <nav aria-label={t('chooseFund')}>
          <ul className={css.funds}>
            {funds.map(({ id, name, lang }) => (
              <li key={id}>
                <Link
                  className={css.fund}
                  href={rulesHref(id)}
                  lang={lang}
                  aria-current={id === fund.id ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <article className={css.rules}>
          <h2 lang={fund.lang}>{fund.name}</h2>
          <p className={css.offer} lang={fund.lang}>
            {fund.offer}
          </p>
          <h3>{t('sections.conditions')}</h3>
          <FundConditions fund={fund} />
          <FundRules fund={fund} />
          <p>
            <Link kind="text" href={fundHref(fund.id)}>
              {t('detail')}
            </Link>
          </p>
        </article>
      </div>
    </FundFrame>
  );
}
