import type { FundSummary } from '@zonekit/api-client/finance/fund/contract';
import { FUND_STATES } from '@zonekit/api-client/finance/fund/lists';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Tag } from '@zonekit/ui/tag';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { applyHref } from '../application/apply-address.ts';
import * as css from '../offer-row.css.ts';
import { FundFrame } from './fund-frame.tsx';
import { fundHref } from './fund-paths.ts';
import { WindowLine } from './window-line.tsx';

/** Windows by state, those that close or open first at the top. */
export function ApplyPage({ funds }: { funds: readonly FundSummary[] }) {
  const t = useWords('financeFunds');
  return (
    <FundFrame tab="apply">
      {FUND_STATES.map((state) => {
        const shown = inOrder(funds.filter((fund) => fund.state === state));
        return (
          <section key={state} aria-labelledby={state}>
            <h2 id={state}>{t(`groups.${state}`)}</h2>
            {shown.length > 0 ? (
              shown.map((fund) => <WindowRow key={fund.id} fund={fund} />)
            ) : (
              <p className={css.note}>{t(`noneIn.${state}`)}</p>
            )}
          </section>
        );
      })}
    </FundFrame>
  );
}

const keyOf = ({ window, state }: FundSummary): string =>
  (state === 'upcoming' ? window?.opens_on : window?.closes_on) ?? '';
const inOrder = (funds: readonly FundSummary[]) => [...funds].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

function WindowRow({ fund }: { fund: FundSummary }) {
  const t = useWords('financeFunds');
  const locale = useLocale();
  const { id, name, lang, support, offer, amount_max, window, state } = fund;
  return (
    <div className={css.row}>
      <div className={css.body}>
        <h3 lang={lang}>
          <Link href={fundHref(id)}>{name}</Link>
        </h3>
        <p className={css.tags}>
          <Tag strong>{t(`supports.${support}`)}</Tag>
          {window && <Tag>{window.name}</Tag>}
        </p>
        <p className={css.offer} lang={lang}>
          {offer}
        </p>
      </div>
      <div className={css.figures}>
        <p className={css.amount}>
          <Money fen={amount_max.amount} locale={locale} limit={t('most')} />
        </p>
        {window && (
          <p className={css.note}>
            {t('budget')} <Money fen={window.budget.amount} locale={locale} />
          </p>
        )}
        <p className={css.note}>
          <WindowLine fund={fund} />
        </p>
        {state === 'open' && (
          <p>
            <Button asChild kind="primary">
              <Link href={applyHref('fund', id)} aria-label={t('applyOf', { name })}>
                {t('apply')}
              </Link>
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
