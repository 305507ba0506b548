import type { InstitutionDetail } from '@zonekit/api-client/finance/institution/contract';
import { DEBT_CATEGORIES } from '@zonekit/api-client/finance/product/lists';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Cover } from '@zonekit/ui/cover';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Facts } from '@zonekit/ui/facts';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import { percent, SHOPS, SUPERMARKET } from '../loan/loan-paths.ts';
import { ShopProducts } from './shop-products.tsx';
import * as css from './shops.css.ts';

export interface ShopPageProps {
  shop: InstitutionDetail;
}

/** A lender with its products by category. */
export function ShopPage({ shop }: ShopPageProps) {
  const t = useWords('financeShops');
  const area = useWords('financeLoan');
  const { name, lang, kind, phone, product_list: products } = shop;
  const held = DEBT_CATEGORIES.filter((category) => products.some((product) => product.category === category));
  const rate = shop.rate_from === null ? '–' : area('rate', { rate: percent(shop.rate_from) });
  return (
    <DetailPage
      trail={[
        { label: area('home'), href: '/' },
        { label: area('market'), href: SUPERMARKET },
        { label: t('title'), href: SHOPS },
      ]}
      title={name}
      lang={lang}
      line={<span lang={lang}>{shop.headline}</span>}
      chips={
        <>
          <Tag>{area(`kinds.${kind}`)}</Tag>
          <Tag>{t(`areas.${shop.area}`)}</Tag>
        </>
      }
      side={
        <span className={css.logo}>
          <Cover id={shop.id} kind="sector" />
        </span>
      }
      facts={
        <Facts
          className={css.facts}
          items={[
            { label: t('facts.kind'), value: area(`kinds.${kind}`) },
            { label: t('facts.area'), value: t(`areas.${shop.area}`) },
            { label: t('facts.products'), value: t('products', { count: shop.products }) },
            { label: t('facts.rate'), value: rate },
          ]}
        />
      }
      outline={[
        { id: 'about', text: t('about') },
        ...held.map((category) => ({ id: category, text: area(`categories.${category}`) })),
      ]}
      card={
        <Card className={css.card}>
          <DescriptionList
            items={[
              { label: t('desk'), value: <span lang={lang}>{shop.contact}</span> },
              { label: t('hours'), value: <span lang={lang}>{shop.hours}</span> },
              { label: t('address'), value: <span lang={lang}>{shop.address}</span> },
            ]}
          />
          <Button asChild kind="primary" size="lg" block>
            <a href={`tel:${phone}`}>{t('call', { phone })}</a>
          </Button>
        </Card>
      }
      aside={<PageShare poster={{ title: name, figures: [{ label: t('facts.rate'), value: rate }] }} />}
      bar={
        <ActionBar lead={<b lang={lang}>{shop.contact}</b>} line={phone}>
          <Button asChild kind="primary">
            <a href={`tel:${phone}`}>{t('callShort')}</a>
          </Button>
        </ActionBar>
      }
    >
      <section aria-labelledby="about">
        <h2 id="about">{t('about')}</h2>
        <div className={css.paragraphs} lang={lang}>
          {shop.introduction.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      {held.map((category) => (
        <section key={category} aria-labelledby={category}>
          <h2 id={category}>{area(`categories.${category}`)}</h2>
          <ShopProducts products={products.filter((product) => product.category === category)} />
        </section>
      ))}
    </DetailPage>
  );
}
