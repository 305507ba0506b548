import type { FundDetail } from '@zonekit/api-client/finance/fund/contract';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { moneyText } from '@zonekit/ui/money/parts';
import { Steps } from '@zonekit/ui/steps';
import { Time } from '@zonekit/ui/time';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { Paragraphs } from '../../shared/offer/paragraphs.tsx';
import * as css from '../offer-page.css.ts';
import { FundConditions, FundMaterials, FundRules } from './fund-parts.tsx';
import { fundTabHref } from './fund-paths.ts';
import { FundStateChip } from './fund-state.tsx';

export const FUND_SECTIONS = [
  'introduction',
  'conditions',
  'materials',
  'rules',
  'steps',
  'windows',
  'results',
] as const;

export function FundSections({ fund }: { fund: FundDetail }) {
  const t = useWords('financeFunds');
  const parts: Record<(typeof FUND_SECTIONS)[number], ReactNode> = {
    introduction: <Paragraphs text={fund.introduction} lang={fund.lang} />,
    conditions: <FundConditions fund={fund} />,
    materials: <FundMaterials fund={fund} />,
    rules: <FundRules fund={fund} />,
    steps: (
      <Steps
        label={t('sections.steps')}
        lang={fund.lang}
        steps={fund.steps.map(({ title, text }, index) => ({
          title,
          description: text,
          state: index === 0 ? 'current' : 'todo',
        }))}
        stateLabels={{ done: t('stepStates.done'), todo: t('stepStates.todo'), error: t('stepStates.error') }}
      />
    ),
    windows: <Windows fund={fund} />,
    results: <Results fund={fund} />,
  };
  return FUND_SECTIONS.map((id) => (
    <section key={id} className={css.section} aria-labelledby={id}>
      <h2 id={id}>{t(`sections.${id}`)}</h2>
      {parts[id]}
    </section>
  ));
}

function Windows({ fund: { windows, lang } }: { fund: FundDetail }) {
  const t = useWords('financeFunds');
  const locale = useLocale();
  if (windows.length === 0) return <p>{t('noWindow')}</p>;
  return (
    <ul className={css.lines}>
      {windows.map(({ id, name, opens_on, closes_on, budget, state }) => (
        <li key={id} className={css.line}>
          <span>
            <b className={css.strong} lang={lang}>
              {name}
            </b>{' '}
            <FundStateChip state={state} />
          </span>
          <span className={css.muted}>
            <Time value={opens_on} to={closes_on} />
          </span>
          <span className={css.end}>
            {t('budget')} <Money fen={budget.amount} locale={locale} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Results({ fund: { id, results } }: { fund: FundDetail }) {
  const t = useWords('financeFunds');
  const locale = useLocale();
  return (
    <>
      <p>{t('resultsLine', { count: results.count, amount: moneyText(results.amount.amount, locale) })}</p>
      <p>
        <Link kind="text" href={`${fundTabHref('results')}?${new URLSearchParams({ fund: id })}`}>
          {t('seeResults')}
        </Link>
      </p>
    </>
  );
}
