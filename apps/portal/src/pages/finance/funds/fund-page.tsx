import type { FundDetail } from '@zonekit/api-client/finance/fund/contract';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Facts } from '@zonekit/ui/facts';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { moneyText } from '@zonekit/ui/money/parts';
import { Tag } from '@zonekit/ui/tag';
import { Time } from '@zonekit/ui/time';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { AskProvider } from '../../shared/offer/ask-provider.tsx';
import { PageShare } from '../../shared/share/page-share.tsx';
import { AmountRange } from '../amount-range.tsx';
import { applyHref } from '../application/apply-address.ts';
import * as css from '../offer-page.css.ts';
import { fundTabHref } from './fund-paths.ts';
import { FUND_SECTIONS, FundSections } from './fund-sections.tsx';
import { FundStateChip } from './fund-state.tsx';
import { WindowLine } from './window-line.tsx';

export interface FundPageProps {
  fund: FundDetail;
  /** Whether the address opens the question. */
  asking: boolean;
}

/** A policy fund: conditions, rules, steps, windows, what it has decided, and the application. */
export function FundPage({ fund, asking }: FundPageProps) {
  const t = useWords('financeFunds');
  const locale = useLocale();
  const { id, name, lang, kind, support, fields, offer, manager, state, phone, amount_max } = fund;
  const apply = state === 'open' && (
    <Button asChild kind="primary" size="lg">
      <Link href={applyHref('fund', id)}>{t('card.apply')}</Link>
    </Button>
  );
  return (
    <DetailPage
      trail={[
        { label: t('home'), href: '/' },
        { label: t('title'), href: '/finance/funds' },
        { label: t('tabs.list'), href: fundTabHref('list') },
      ]}
      title={name}
      lang={lang}
      line={
        <span lang={lang}>
          {offer} · {t('managedBy', { manager })}
        </span>
      }
      chips={
        <>
          <FundStateChip state={state} />
          <Tag strong>{t(`supports.${support}`)}</Tag>
          <Tag>{t(`kinds.${kind}`)}</Tag>
          {fields.map((field) => (
            <Tag key={field}>{t(`fields.${field}`)}</Tag>
          ))}
        </>
      }
      facts={<FundFacts fund={fund} />}
      outline={FUND_SECTIONS.map((section) => ({ id: section, text: t(`sections.${section}`) }))}
      card={
        <Card className={css.card}>
          <h2 className={css.cardTitle}>{t('card.title')}</h2>
          <p>
            <AmountRange from={fund.amount_min} to={amount_max} />
          </p>
          <p className={css.note}>
            <WindowLine fund={fund} />
          </p>
          {apply || <p className={css.note}>{t('card.closed')}</p>}
          <AskProvider kind="inquiry" subject="fund" id={id} title={name} lang={lang} asking={asking} />
          <p className={css.note}>
            {t('call')} <a href={`tel:${phone}`}>{phone}</a>
          </p>
        </Card>
      }
      aside={
        <PageShare
          poster={{
            title: name,
            figures: [
              { label: t('most'), value: moneyText(amount_max.amount, locale) },
              { label: t('call'), value: phone },
            ],
          }}
        />
      }
      bar={
        <ActionBar lead={<b lang={lang}>{name}</b>} line={<WindowLine fund={fund} />}>
          {apply || <a href={`tel:${phone}`}>{t('call')}</a>}
        </ActionBar>
      }
    >
      <FundSections fund={fund} />
    </DetailPage>
  );
}

function FundFacts({ fund }: { fund: FundDetail }) {
  const t = useWords('financeFunds');
  const locale = useLocale();
  const { size, amount_min, amount_max, established_on, results } = fund;
  return (
    <Facts
      className={css.facts}
      columns={4}
      items={[
        { label: t('facts.size'), value: <Money fen={size.amount} locale={locale} /> },
        { label: t('facts.amount'), value: <AmountRange from={amount_min} to={amount_max} /> },
        { label: t('facts.established'), value: <Time value={established_on} /> },
        { label: t('facts.results'), value: <Money fen={results.amount.amount} locale={locale} /> },
      ]}
    />
  );
}
