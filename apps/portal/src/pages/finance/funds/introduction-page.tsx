import type { FundSummary } from '@zonekit/api-client/finance/fund/contract';
import { FUND_SUPPORTS } from '@zonekit/api-client/finance/fund/lists';
import { Button } from '@zonekit/ui/button';
import { Facts } from '@zonekit/ui/facts';
import { Figure } from '@zonekit/ui/figure';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Steps } from '@zonekit/ui/steps';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { FundFrame } from './fund-frame.tsx';
import { fundTabHref } from './fund-paths.ts';
import * as css from './introduction-page.css.ts';

const STEPS = ['choose', 'prepare', 'submit', 'review', 'result'] as const;

export interface IntroductionPageProps {
  funds: readonly FundSummary[];
  /** Projects that were supported. */
  results: number;
}

/** How much the funds hold, how they support, and how to apply. */
export function IntroductionPage({ funds, results }: IntroductionPageProps) {
  const t = useWords('financeFunds');
  return (
    <FundFrame tab="introduction">
      <Figures funds={funds} results={results} />
      <section aria-labelledby="supports">
        <h2 id="supports">{t('supportTitle')}</h2>
        <p className={css.line}>{t('supportLine')}</p>
        <ul className={css.supports}>
          {FUND_SUPPORTS.map((support) => (
            <li key={support}>
              <Link className={css.support} href={`${fundTabHref('list')}?${new URLSearchParams({ support })}`}>
                <b className={css.name}>{t(`supports.${support}`)}</b>
                <span>{t(`supportNotes.${support}`)}</span>
                <span className={css.count}>
                  {t('fundCount', { count: funds.filter((fund) => fund.support === support).length })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">{t('stepsTitle')}</h2>
        <Steps
          label={t('stepsTitle')}
          steps={STEPS.map((step, index) => ({
            title: t(`steps.${step}.title`),
            description: t(`steps.${step}.text`),
            state: index === 0 ? 'current' : 'todo',
          }))}
          stateLabels={{ done: t('stepStates.done'), todo: t('stepStates.todo'), error: t('stepStates.error') }}
        />
        <p className={css.action}>
          <Button asChild kind="primary">
            <Link href={fundTabHref('apply')}>{t('toApply')}</Link>
          </Button>
        </p>
      </section>
    </FundFrame>
  );
}

const figure = (chunks: ReactNode) => <Figure>{chunks}</Figure>;

function Figures({ funds, results }: IntroductionPageProps) {
  const t = useWords('financeFunds');
  const locale = useLocale();
  const size = funds.reduce((sum, fund) => sum + fund.size.amount, 0);
  const open = funds.filter(({ state }) => state === 'open').length;
  return (
    <Facts
      columns={4}
      items={[
        { label: t('figures.funds'), value: t.rich('values.count', { count: funds.length, figure }) },
        { label: t('figures.size'), value: figure(<Money fen={size} locale={locale} />) },
        { label: t('figures.open'), value: t.rich('values.count', { count: open, figure }) },
        { label: t('figures.results'), value: t.rich('values.projects', { count: results, figure }) },
      ]}
    />
  );
}
