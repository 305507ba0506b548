import type { Eligibility, Match } from '@zonekit/api-client/policy/contract';
import { AskForm, type AskFormProps } from '@zonekit/portal-kit/policy-match/ask-form';
import { berthsOf } from '@zonekit/portal-kit/policy-match/core';
import { Berths } from '@zonekit/ui/berths';
import { Chip } from '@zonekit/ui/chip';
import { DeadlineBar } from '@zonekit/ui/deadline-bar';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Tag } from '@zonekit/ui/tag';
import { useLocale } from 'use-intl';
import { useWords } from '../../../words/use-words.ts';
import * as css from './match-groups.css.ts';

interface MatchRowProps extends Omit<AskFormProps, 'ask'> {
  match: Match;
  /** What it becomes with the answers that are tried; undefined where they change nothing. */
  turned: Eligibility | undefined;
}

const TURNED = { eligible: 'success', near: 'warning', unknown: 'info', not: 'danger' } as const;

/** A call in its group: what it pays, until when, and what is in the way. */
export function MatchRow({ match, turned, ...asking }: MatchRowProps) {
  const t = useWords('recommend');
  const locale = useLocale();
  const { declaration: call, verdicts, met, eligibility } = match;
  const nearest = verdicts.find(({ verdict }) => verdict === 'unmet');
  const asked = verdicts.find(({ verdict, ask }) => verdict === 'unknown' && ask !== null);
  const lost = turned !== undefined && eligibility === 'eligible';
  return (
    <li className={css.row} data-lost={lost ? '' : undefined}>
      <div>
        <p className={css.rowTop}>
          <Tag strong={call.level === 'national'}>{t(`level.${call.level}`)}</Tag>
          <span>{call.number}</span>
          <span>{call.issuer}</span>
          {turned && <Chip tone={TURNED[turned]}>{t(`turned.${turned}`)}</Chip>}
        </p>
        <h3 className={css.rowTitle} lang={call.lang}>
          <Link href={`/policy/policyDeclaration/${call.id}`}>{call.title}</Link>
        </h3>
        <p className={css.rowBerths}>
          <Berths states={berthsOf(verdicts)} size="lg" />
          <span>{t('met', { met, total: verdicts.length })}</span>
        </p>
      </div>
      <div className={css.terms}>
        <p className={css.amount}>
          {call.amount ? (
            t.rich('upTo', { money: () => <Money fen={call.amount?.amount ?? 0} locale={locale} /> })
          ) : (
            <span className={css.noMoney}>{t('noMoney')}</span>
          )}
        </p>
        <DeadlineBar
          daysLeft={call.days_left ?? 0}
          closing={call.status === 'closing'}
          date={t('closes', { date: call.closes_at.slice(5, 10) })}
          remaining={t.rich('left', { days: call.days_left ?? 0, b: (chunks) => <b>{chunks}</b> })}
        />
      </div>
      {eligibility === 'near' && nearest && (
        <p className={css.extra}>
          {nearest.criterion.label}
          {nearest.nearest_change && <> · {nearest.nearest_change.label}</>}
        </p>
      )}
      {asked?.ask && (eligibility === 'near' || eligibility === 'unknown') && (
        <div className={css.extra} data-ask="">
          {asked.ask.question}
          <AskForm ask={asked.ask} {...asking} />
        </div>
      )}
    </li>
  );
}
