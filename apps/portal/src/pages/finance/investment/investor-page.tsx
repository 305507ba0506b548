import type { InvestorDetail } from '@zonekit/api-client/finance/investor/contract';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Facts } from '@zonekit/ui/facts';
import { Figure } from '@zonekit/ui/figure';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { moneyText } from '@zonekit/ui/money/parts';
import { Tag } from '@zonekit/ui/tag';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { AskProvider } from '../../shared/offer/ask-provider.tsx';
import { PageShare } from '../../shared/share/page-share.tsx';
import { AmountRange } from '../amount-range.tsx';
import { applyHref } from '../application/apply-address.ts';
import * as css from '../offer-page.css.ts';
import { INVESTMENT } from './investment-paths.ts';
import { INVESTOR_SECTIONS, InvestorSections } from './investor-sections.tsx';

export interface InvestorPageProps {
  investor: InvestorDetail;
  /** Whether the address opens the question. */
  asking: boolean;
}

/** An investor: how much it invests in which stages, what it has invested in, how to reach it, and the application. */
export function InvestorPage({ investor, asking }: InvestorPageProps) {
  const t = useWords('financeInvestment');
  const locale = useLocale();
  const { id, name, lang, kind, stages, fields, offer, amount_min, amount_max, founded_year, city } = investor;
  const apply = (
    <Button asChild kind="primary" size="lg">
      <Link href={applyHref('investor', id)}>{t('card.apply')}</Link>
    </Button>
  );
  return (
    <DetailPage
      trail={[
        { label: t('home'), href: '/' },
        { label: t('title'), href: INVESTMENT },
      ]}
      title={name}
      lang={lang}
      line={
        <>
          {t('since', { year: String(founded_year), city })} · <span lang={lang}>{offer}</span>
        </>
      }
      chips={
        <>
          <Tag strong>{t(`kinds.${kind}`)}</Tag>
          {stages.map((stage) => (
            <Tag key={stage}>{t(`stages.${stage}`)}</Tag>
          ))}
          {fields.map((field) => (
            <Tag key={field}>{t(`fields.${field}`)}</Tag>
          ))}
        </>
      }
      facts={<InvestorFacts investor={investor} />}
      outline={INVESTOR_SECTIONS.map((section) => ({ id: section, text: t(`sections.${section}`) }))}
      card={
        <Card className={css.card}>
          <h2 className={css.cardTitle}>{t('card.title')}</h2>
          <p>
            <AmountRange from={amount_min} to={amount_max} />
          </p>
          <p className={css.note}>{t('card.line', { days: investor.reply_workdays })}</p>
          {apply}
          <AskProvider kind="inquiry" subject="investor" id={id} title={name} lang={lang} asking={asking} />
        </Card>
      }
      aside={
        <PageShare
          poster={{
            title: name,
            figures: [
              {
                label: t('amount'),
                value: `${moneyText(amount_min.amount, locale)} – ${moneyText(amount_max.amount, locale)}`,
              },
              { label: t('contact.phone'), value: investor.phone },
            ],
          }}
        />
      }
      bar={
        <ActionBar lead={<b lang={lang}>{name}</b>} line={<AmountRange from={amount_min} to={amount_max} />}>
          {apply}
        </ActionBar>
      }
    >
      <InvestorSections investor={investor} />
    </DetailPage>
  );
}

const figure = (chunks: ReactNode) => <Figure>{chunks}</Figure>;

function InvestorFacts({ investor }: { investor: InvestorDetail }) {
  const t = useWords('financeInvestment');
  const locale = useLocale();
  const { managed, cases, reply_workdays, founded_year } = investor;
  return (
    <Facts
      className={css.facts}
      columns={4}
      items={[
        { label: t('facts.managed'), value: figure(<Money fen={managed.amount} locale={locale} />) },
        { label: t('facts.cases'), value: t.rich('caseCount', { count: cases, figure }) },
        { label: t('facts.reply'), value: t.rich('replyDays', { days: reply_workdays, figure }) },
        { label: t('facts.founded'), value: t.rich('year', { year: String(founded_year), figure }) },
      ]}
    />
  );
}
