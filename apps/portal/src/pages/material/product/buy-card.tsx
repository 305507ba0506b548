import type { ProductDetail } from '@zonekit/api-client/material/product/contract';
import type { Quote } from '@zonekit/api-client/order/contract';
import type { Read } from '@zonekit/api-client/react';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Money } from '@zonekit/ui/money';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { AskProvider } from '../../shared/offer/ask-provider.tsx';
import { OptionLines } from '../../shared/offer/option-lines.tsx';
import { Payable } from '../../shared/offer/payable.tsx';
import * as card from '../../shared/offer/price-card.css.ts';
import { QuantityField } from '../../shared/offer/quantity-field.tsx';
import { useOfferAddress } from '../../shared/offer/use-offer-address.ts';
import * as css from './buy-card.css.ts';
import { Delivery } from './delivery.tsx';
import { OrderButton } from './order-button.tsx';
import { MOST_PIECES, type ProductChoice } from './product-choice.ts';
import { SpecChoice } from './spec-choice.tsx';
import { nextTier, tiersOf } from './stock.ts';

interface BuyCardProps {
  product: ProductDetail;
  choice: ProductChoice;
  quote: Read<Quote>;
  signedIn: boolean;
  asking: boolean;
}

/** The price per piece that follows the quantity, where it is delivered from and when, and the ways on: order, or ask. */
export function BuyCard({ product, choice, quote, signedIn, asking }: BuyCardProps) {
  const t = useWords('materialProductDetail');
  const locale = useLocale();
  const change = useOfferAddress();
  const { id, title, lang, specs, options, voucher_rate, sample } = product;
  const { specification, quantity, chosen, most } = choice;
  const { unit } = specification;
  const tiers = tiersOf(specification, quantity);
  const current = tiers.find((tier) => tier.current);
  const next = nextTier(tiers, quantity);
  const lines = quote.status === 'ready' && chosen ? quote.data.lines : [];
  return (
    <Card className={card.card}>
      <h2 className={card.title}>{t('buy')}</h2>
      {current && (
        <p className={css.price}>
          <b className={css.figure}>
            <Money fen={current.fen} locale={locale} precise />
          </b>
          <span lang={lang}>/ {unit}</span>
        </p>
      )}
      {tiers.length > 1 && (
        <ol className={css.tiers} aria-label={t('tiers')}>
          {tiers.map((tier) => (
            <li key={tier.from} className={css.tier} aria-current={tier.current ? 'true' : undefined}>
              <small>
                {tier.to === null
                  ? t('tierFrom', { from: tier.from, unit })
                  : t('tier', { from: tier.from, to: tier.to, unit })}
              </small>
              <b>{moneyText(tier.fen, locale)}</b>
            </li>
          ))}
        </ol>
      )}
      {specs.length > 1 && <SpecChoice specs={specs} chosen={specification.id} lang={lang} />}
      <QuantityField value={quantity} most={MOST_PIECES} unit={unit} />
      {next && (
        <p className={card.small}>{t('nextTier', { more: next.more, unit, saves: moneyText(next.saves, locale) })}</p>
      )}
      <OptionLines lang={lang} options={options} chosen={choice.options} />
      {chosen ? (
        <>
          <Delivery stock={chosen} signedIn={signedIn} />
          {lines.length > 0 && (
            <ul className={card.lines} aria-label={t('lines')}>
              {lines.map(({ label, detail, amount }) => (
                <li key={label} className={card.line}>
                  <span>
                    {label}
                    {detail && <small className={card.small}>{detail}</small>}
                  </span>
                  <span className={card.sum}>
                    <Money fen={amount.amount} locale={locale} precise />
                  </span>
                </li>
              ))}
            </ul>
          )}
          <Payable quote={quote} voucherRate={voucher_rate} signedIn={signedIn} />
        </>
      ) : (
        <Alert
          role="status"
          tone="warning"
          title={most > 0 ? t('tooMany', { quantity, unit }) : t('soldOut')}
          action={
            most > 0 && (
              <Button size="sm" onClick={() => change({ quantity: String(most) })}>
                {t('takeMost', { most, unit })}
              </Button>
            )
          }
        >
          {t(most > 0 ? 'tooManyLine' : 'soldOutLine')}
        </Alert>
      )}
      <OrderButton product={product} choice={choice} size="lg" />
      <AskProvider kind="message" subject="product" id={id} title={title} lang={lang} asking={asking} />
      {sample && (
        <p className={card.small}>
          {t('sample')} <span lang={lang}>{sample}</span>
        </p>
      )}
    </Card>
  );
}
