'use client';
import { CellRow } from '@zonekit/ui/cell-row';
import { Chip } from '@zonekit/ui/chip';
import { DeadlineBar } from '@zonekit/ui/deadline-bar';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { AskForm, type AskFormProps } from './ask-form.tsx';
import { type CriterionVerdict, cellsOf, type Eligibility, standInWay } from './core/verdicts.ts';
import * as css from './match-card.css.ts';

export type { Eligibility } from './core/verdicts.ts';

export interface MatchCardProps extends Omit<AskFormProps, 'ask'> {
  /** Title of the policy. */
  title: string;
  /** Of the title, where it is not the page's. */
  lang?: string;
  /** Address of the policy's page. */
  href: string;
  /** Above the title: level, number, who issued it. */
  line?: ReactNode;
  /** The most that it pays, in fen; null where it pays no money. */
  amount: number | null;
  /** Its last day as it is read: `11-26`. */
  closesOn: string;
  /** Whole days, 0 for the last. */
  daysLeft: number;
  /** Whether the deadline is close enough for the signal colour. */
  closing: boolean;
  /** Result over all criteria: met, nearly met, unknown or not met. */
  eligibility: Eligibility;
  /** Criteria of the policy, each with its result for this enterprise. */
  verdicts: readonly CriterionVerdict[];
  /** What it becomes with the answers that are tried; none where they change nothing. */
  turned?: Eligibility | undefined;
}

const TURNED = { eligible: 'success', near: 'warning', unknown: 'info', not: 'danger' } as const;

/** A declaration in a list of matches: amount, deadline, unmet criteria, and the effect of a tried answer. */
export function MatchCard({ eligibility, verdicts, turned, amount, ...props }: MatchCardProps) {
  const t = useKitTranslations('policyMatch');
  const locale = useLocale();
  const { title, lang, href, line, closesOn, daysLeft, closing, ...askFormProps } = props;
  const { nearest, question } = standInWay(eligibility, verdicts);
  const met = verdicts.filter(({ verdict }) => verdict === 'met').length;
  const lost = turned !== undefined && turned !== 'eligible' && eligibility === 'eligible';
  return (
    <div className={css.card} data-lost={lost ? '' : undefined}>
      <div>
        <div className={css.top}>
          {line}
          {turned && <Chip tone={TURNED[turned]}>{t(`turned.${turned}`)}</Chip>}
        </div>
        <h3 className={css.title} lang={lang}>
          <Link href={href}>{title}</Link>
        </h3>
        <p className={css.cells}>
          <CellRow states={cellsOf(verdicts)} size="lg" />
          <span>{t('metOf', { met, total: verdicts.length })}</span>
        </p>
      </div>
      <div className={css.terms}>
        <p className={css.amount}>
          {amount === null ? (
            <span className={css.noMoney}>{t('noMoney')}</span>
          ) : (
            <Money fen={amount} locale={locale} limit={t('upTo')} />
          )}
        </p>
        <DeadlineBar
          daysLeft={daysLeft}
          closing={closing}
          date={t('closes', { date: closesOn })}
          remaining={t.rich('left', { days: daysLeft, b: (chunks) => <b>{chunks}</b> })}
        />
      </div>
      {nearest && (
        <p className={css.extra}>
          {nearest.criterion.label}
          {nearest.nearest_change && <> · {nearest.nearest_change.label}</>}
        </p>
      )}
      {question && (
        <div className={css.extra} data-ask="">
          {question.question}
          <AskForm ask={question} {...askFormProps} />
        </div>
      )}
    </div>
  );
}
