import type { ProductDetail } from '@zonekit/api-client/material/product/contract';
import { useMaterialQuote } from '@zonekit/api-client/order/hooks';
import { useSession } from '@zonekit/api-client/session/hooks';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Chip } from '@zonekit/ui/chip';
import { Money } from '@zonekit/ui/money';
import { moneyText } from '@zonekit/ui/money/parts';
import { Tag } from '@zonekit/ui/tag';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { RelatedOffers } from '../../shared/offer/related-offers.tsx';
import type { OfferSearch } from '../../shared/offer/use-offer-address.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import { MALL, productPath } from '../mall-address.ts';
import { BuyCard } from './buy-card.tsx';
import { OrderButton } from './order-button.tsx';
import { productChoice, quoteBody } from './product-choice.ts';
import * as css from './product-page.css.ts';
import { ProductSections } from './product-sections.tsx';
import { goodsFen } from './stock.ts';

export interface ProductPageProps {
  product: ProductDetail;
  search: OfferSearch & { file?: string | undefined };
}

/** Goods: their outline, the stock of each warehouse, their figures, and what the chosen quantity costs. */
export function ProductPage({ product, search }: ProductPageProps) {
  const t = useWords('materialProductDetail');
  const mall = useWords('materialProduct');
  const locale = useLocale();
  const signedIn = useSession().status === 'signed-in';
  const choice = productChoice(product, search);
  const quote = useMaterialQuote(choice && quoteBody(product.id, choice, signedIn && product.voucher_rate > 0));
  const { title, lang, model, category, catalogue, shop, hazard, stock, voucher_rate, price, unit } = product;
  return (
    <DetailPage
      wide
      cardFirst
      trail={[
        { label: mall('home'), href: '/' },
        ...(catalogue === 'mall'
          ? [
              { label: mall('title'), href: MALL },
              { label: category.name, href: `${MALL}?${new URLSearchParams({ category: category.id })}` },
            ]
          : [{ label: mall('consumables'), href: '/experiment/consumable' }]),
      ]}
      title={title}
      lang={lang}
      line={
        <span lang={lang}>
          {model}
          {mall('comma')}
          {shop.name}
          <span className={css.printed}>
            {mall('comma')}
            {moneyText(price.amount, locale, true)} / {unit}
          </span>
        </span>
      }
      chips={
        <>
          <Chip tone={stock > 0 ? 'success' : 'neutral'}>{mall(stock > 0 ? 'inStock' : 'outOfStock')}</Chip>
          <Tag>{category.name}</Tag>
          {hazard === 'hazardous' && <Tag strong>{mall('hazardous')}</Tag>}
          {voucher_rate > 0 && <Tag>{mall('takesVoucher')}</Tag>}
        </>
      }
      facts={null}
      card={
        choice && (
          <BuyCard product={product} choice={choice} quote={quote} signedIn={signedIn} asking={search.ask === '1'} />
        )
      }
      aside={
        <PageShare
          poster={{
            title,
            figures: [
              { label: t('provider'), value: shop.name },
              { label: t('price'), value: `${moneyText(price.amount, locale)} / ${unit}` },
            ],
          }}
        />
      }
      after={
        <RelatedOffers
          title={t('related')}
          offers={product.related.map((other) => ({
            id: other.id,
            title: other.title,
            lang: other.lang,
            href: productPath(other.id),
            line: other.model,
            price: `${moneyText(other.price.amount, locale)} / ${other.unit}`,
            note: null,
          }))}
        />
      }
      bar={
        choice && (
          <ActionBar
            lead={
              <b>
                <Money
                  fen={quote.status === 'ready' && choice.chosen ? quote.data.payable.amount : goodsFen(choice)}
                  locale={locale}
                  precise
                />
              </b>
            }
            line={
              <span lang={lang}>
                {t('amount', { quantity: choice.quantity, unit: choice.specification.unit })}
                {choice.chosen && `${mall('comma')}${choice.chosen.arrival}`}
              </span>
            }
          >
            <OrderButton product={product} choice={choice} />
          </ActionBar>
        )
      }
    >
      <ProductSections product={product} choice={choice} fileId={search.file} />
    </DetailPage>
  );
}
