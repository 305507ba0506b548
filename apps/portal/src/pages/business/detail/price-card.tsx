import type { ServiceDetail } from '@zonekit/api-client/business/service/contract';
import type { Quote } from '@zonekit/api-client/order/contract';
import type { Read } from '@zonekit/api-client/react';
import { Card } from '@zonekit/ui/card';
import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { AskProvider } from '../../shared/offer/ask-provider.tsx';
import type { OfferChoice } from '../../shared/offer/offer-choice.ts';
import { OptionLines } from '../../shared/offer/option-lines.tsx';
import { Payable } from '../../shared/offer/payable.tsx';
import * as css from '../../shared/offer/price-card.css.ts';
import { QuantityField } from '../../shared/offer/quantity-field.tsx';
import { OrderButton } from './order-button.tsx';

interface PriceCardProps {
  service: ServiceDetail;
  choice: OfferChoice;
  quote: Read<Quote>;
  signedIn: boolean;
  asking: boolean;
}

/** Price of the chosen package with its extras, and the actions: order, or ask first. */
export function PriceCard({ service, choice, quote, signedIn, asking }: PriceCardProps) {
  const t = useWords('businessService');
  const locale = useLocale();
  const { id, title, lang, packages, options, shop, voucher_rate } = service;
  const chosen = packages.find((one) => one.id === choice.spec);
  if (!chosen) return null;
  const amount = chosen.price.amount * choice.quantity;
  return (
    <Card className={css.card}>
      <h2 className={css.title}>{t('card.title')}</h2>
      <p className={css.chosen}>
        <b lang={lang}>{chosen.name}</b>
        <span>{t('workdays', { days: chosen.days })}</span>
      </p>
      <div className={css.lines}>
        <p className={css.line}>
          <span lang={lang}>
            {t('card.package', { name: chosen.name, quantity: choice.quantity, unit: chosen.unit })}
          </span>
          <span className={css.sum}>{amount === 0 ? t('free') : <Money fen={amount} locale={locale} precise />}</span>
        </p>
        <OptionLines lang={lang} options={options} chosen={choice.options} />
      </div>
      {chosen.max_quantity > 1 && (
        <QuantityField value={choice.quantity} most={chosen.max_quantity} unit={chosen.unit} />
      )}
      <Payable quote={quote} voucherRate={voucher_rate} signedIn={signedIn} />
      <OrderButton service={service} choice={choice} size="lg">
        {t('order', { name: chosen.name })}
      </OrderButton>
      <AskProvider kind="message" subject="service" id={id} title={title} lang={lang} asking={asking} />
      <p className={css.small}>{t('card.confirm', { hours: shop.confirm_hours })}</p>
    </Card>
  );
}
