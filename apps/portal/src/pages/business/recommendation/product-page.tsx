import { useRouter } from '@tanstack/react-router';
import type { RecommendedProductDetail } from '@zonekit/api-client/business/recommendation/contract';
import { fileUrl } from '@zonekit/api-client/file/client';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Facts } from '@zonekit/ui/facts';
import { Image } from '@zonekit/ui/image';
import { moneyText } from '@zonekit/ui/money/parts';
import { Tag } from '@zonekit/ui/tag';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { Paragraphs } from '../../shared/offer/paragraphs.tsx';
import { RelatedOffers } from '../../shared/offer/related-offers.tsx';
import { PageShare } from '../../shared/share/page-share.tsx';
import * as css from './product-page.css.ts';
import { PRODUCTS } from './recommendation-tabs.tsx';

/** A recommended product: its figures, where it is in use with what result, and whom to ask. */
export function RecommendedProductPage({ product }: { product: RecommendedProductDetail }) {
  const t = useWords('businessRecommendProducts');
  const area = useWords('business');
  const locale = useLocale();
  const { api } = useRouter().options.context.config;
  const { id, title, lang, maker, headline, phone, address, cover, figures, price_from } = product;
  const price = price_from === null ? t('negotiable') : t('from', { price: moneyText(price_from.amount, locale) });
  const call = (
    <Button asChild kind="primary" size="lg">
      <a href={`tel:${phone}`}>{t('call', { phone })}</a>
    </Button>
  );
  return (
    <DetailPage
      trail={[
        { label: area('home'), href: '/' },
        { label: t('title'), href: PRODUCTS },
      ]}
      title={title}
      lang={lang}
      line={<span lang={lang}>{headline}</span>}
      chips={
        <>
          <Tag strong>{t(`lists.${product.recommended_by}`)}</Tag>
          <Tag>{t(`fields.${product.field}`)}</Tag>
        </>
      }
      facts={
        <div lang={lang}>
          <Facts className={css.facts} items={figures.map(({ name, value }) => ({ label: name, value }))} />
        </div>
      }
      outline={sectionsOf(product).map((name) => ({ id: name, text: t(`sections.${name}`) }))}
      card={
        <Card className={css.card}>
          <h2 className={css.cardTitle} lang={lang}>
            {maker}
          </h2>
          <p className={css.price}>{price}</p>
          {call}
          <p className={css.note} lang={lang}>
            {address}
          </p>
        </Card>
      }
      aside={
        <PageShare
          poster={{ title, figures: figures.slice(0, 2).map(({ name, value }) => ({ label: name, value })) }}
        />
      }
      after={
        <RelatedOffers
          title={t('related')}
          offers={product.related.map((other) => ({
            id: other.id,
            title: other.title,
            lang: other.lang,
            href: `${PRODUCTS}/${encodeURIComponent(other.id)}`,
            line: other.maker,
            price: '',
            note: null,
          }))}
        />
      }
      bar={
        <ActionBar lead={<b>{price}</b>} line={<span lang={lang}>{maker}</span>}>
          <Button asChild kind="primary">
            <a href={`tel:${phone}`}>{t('callShort')}</a>
          </Button>
        </ActionBar>
      }
    >
      <section aria-labelledby="about" className={css.section}>
        <h2 id="about">{t('sections.about')}</h2>
        <Image
          src={cover === null ? undefined : fileUrl(api, cover)}
          alt=""
          width={640}
          height={400}
          cover={{ id, kind: 'range' }}
          className={css.picture}
          rounded
          priority
        />
        <Paragraphs text={product.description} lang={lang} />
      </section>
      <Sections product={product} />
    </DetailPage>
  );
}

const SECTIONS = ['about', 'specs', 'cases', 'proofs'] as const;

const sectionsOf = (product: RecommendedProductDetail) =>
  SECTIONS.filter((name) => name === 'about' || product[name].length > 0);

function Sections({ product: { lang, specs, cases, proofs } }: { product: RecommendedProductDetail }) {
  const t = useWords('businessRecommendProducts');
  return (
    <>
      {specs.length > 0 && (
        <section aria-labelledby="specs">
          <h2 id="specs">{t('sections.specs')}</h2>
          <table className={css.specs} lang={lang}>
            <tbody>
              {specs.map(({ name, value, note }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                  <td className={css.note}>{note}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {cases.length > 0 && (
        <section aria-labelledby="cases">
          <h2 id="cases">{t('sections.cases')}</h2>
          <ul className={css.list} lang={lang}>
            {cases.map(({ customer, result }) => (
              <li key={customer} className={css.item}>
                <b>{customer}</b>
                <span>{result}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {proofs.length > 0 && (
        <section aria-labelledby="proofs">
          <h2 id="proofs">{t('sections.proofs')}</h2>
          <ul className={css.list} lang={lang}>
            {proofs.map((proof) => (
              <li key={proof} className={css.item}>
                {proof}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
