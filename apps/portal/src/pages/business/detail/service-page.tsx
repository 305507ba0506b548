import type { ServiceDetail } from '@zonekit/api-client/business/service/contract';
import { useServiceQuote } from '@zonekit/api-client/order/hooks';
import { useSession } from '@zonekit/api-client/session/hooks';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Chip } from '@zonekit/ui/chip';
import { Money } from '@zonekit/ui/money';
import { moneyText } from '@zonekit/ui/money/parts';
import { Tag } from '@zonekit/ui/tag';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import type { OfferSearch } from '../../shared/offer/use-offer-address.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import { categoryHref } from '../list/categories.ts';
import { OrderButton } from './order-button.tsx';
import { PriceCard } from './price-card.tsx';
import { RelatedServices } from './related-services.tsx';
import { quoteBody, serviceChoice } from './service-choice.ts';
import * as css from './service-page.css.ts';
import { ServiceSections } from './service-sections.tsx';

export interface ServicePageProps {
  service: ServiceDetail;
  search: OfferSearch;
}

/** A service: its packages side by side, how it proceeds, what enterprises say of it, and what the choice costs. */
export function ServicePage({ service, search }: ServicePageProps) {
  const t = useWords('businessService');
  const area = useWords('business');
  const locale = useLocale();
  const signedIn = useSession().status === 'signed-in';
  const choice = serviceChoice(service, search);
  const quote = useServiceQuote(quoteBody(service.id, choice, signedIn && service.voucher_rate > 0));
  const chosen = service.packages.find(({ id }) => id === choice.spec);
  const { title, lang, shop, category, catalogue, voucher_rate } = service;
  return (
    <DetailPage
      wide
      trail={[
        { label: area('home'), href: '/' },
        ...(catalogue === 'enterprise'
          ? [
              { label: area('title'), href: categoryHref('1') },
              { label: category.name, href: categoryHref(category.id) },
            ]
          : [
              { label: t('experiments'), href: '/experiment/service' },
              { label: category.name, href: `/experiment/service?${new URLSearchParams({ category: category.id })}` },
            ]),
      ]}
      title={title}
      lang={lang}
      line={
        <>
          <span lang={lang}>{shop.name}</span>
          {t('since', { year: shop.since.slice(0, 4), staff: shop.staff })}
        </>
      }
      chips={
        <>
          <Chip tone={service.open ? 'success' : 'neutral'}>{t(service.open ? 'open' : 'closed')}</Chip>
          <Tag>{category.name}</Tag>
          {voucher_rate > 0 && <Tag>{t('takesVoucher')}</Tag>}
          {service.standards.map((standard) => (
            <Tag key={standard}>{standard}</Tag>
          ))}
        </>
      }
      side={<Score service={service} />}
      facts={null}
      card={
        <PriceCard service={service} choice={choice} quote={quote} signedIn={signedIn} asking={search.ask === '1'} />
      }
      aside={
        <PageShare
          poster={{
            title,
            figures: [
              { label: t('provider'), value: shop.name },
              ...(chosen ? [{ label: chosen.name, value: moneyText(chosen.price.amount, locale) }] : []),
            ],
          }}
        />
      }
      after={<RelatedServices service={service} />}
      bar={
        <ActionBar
          lead={
            <b>
              {quote.status === 'ready' ? (
                <Money fen={quote.data.payable.amount} locale={locale} precise />
              ) : (
                chosen && <Money fen={chosen.price.amount} locale={locale} precise />
              )}
            </b>
          }
          line={chosen?.name}
        >
          <OrderButton service={service} choice={choice}>
            {t('orderShort')}
          </OrderButton>
        </ActionBar>
      }
    >
      <ServiceSections service={service} choice={choice} />
    </DetailPage>
  );
}

function Score({ service: { rating } }: { service: ServiceDetail }) {
  const t = useWords('businessService');
  if (rating.average === null) return <p className={css.side}>{t('unrated')}</p>;
  const b = (chunks: ReactNode) => <b>{chunks}</b>;
  return (
    <div className={css.side}>
      <p className={css.score}>{t.rich('score', { score: rating.average.toFixed(1), b })}</p>
      <p className={css.note}>
        {t('ratings', { count: rating.count, rate: rating.on_time_rate ?? 0, repeat: rating.repeat_rate ?? 0 })}
      </p>
    </div>
  );
}
