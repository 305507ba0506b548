import type { SupplyProductDetail } from '@zonekit/api-client/supply/product/contract';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Facts } from '@zonekit/ui/facts';
import { Link } from '@zonekit/ui/link';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import { companyPath, HALL, PRODUCTS, phoneHref } from '../paths.ts';
import * as css from '../supply.css.ts';
import { Price, ProductRow } from './product-row.tsx';

/** A product with its figures, its company and others of the field. */
export function ProductPage({ product }: { product: SupplyProductDetail }) {
  const t = useWords('supply');
  const { title, lang, summary, field, stage, company, published_on, specs, related, phone } = product;
  const sections = ['introduction', 'specs'] as const;
  return (
    <DetailPage
      trail={[
        { label: t('home'), href: '/' },
        { label: t('area'), href: HALL },
        { label: t('product.title'), href: PRODUCTS },
      ]}
      title={title}
      lang={lang}
      line={<span lang={lang}>{summary}</span>}
      chips={
        <>
          <Tag strong={stage === 'series'}>{t(`stages.${stage}`)}</Tag>
          <Tag>{t(`fields.${field}`)}</Tag>
        </>
      }
      facts={
        <Facts
          className={css.facts}
          columns={3}
          items={[
            { label: t('facts.price'), value: <Price product={product} /> },
            { label: t('facts.stage'), value: t(`stages.${stage}`) },
            { label: t('facts.listed'), value: <time dateTime={published_on}>{published_on}</time> },
          ]}
        />
      }
      outline={sections.map((id) => ({ id, text: t(`sections.${id}`) }))}
      card={
        <Card className={css.card}>
          <h2 className={css.cardTitle}>{t('card.product')}</h2>
          <p lang={lang}>{company.name}</p>
          <Button asChild kind="primary" size="lg">
            <a href={phoneHref(phone)}>{t('card.call', { phone })}</a>
          </Button>
          <Button asChild>
            <Link href={companyPath(company.id)}>{t('card.toCompany')}</Link>
          </Button>
        </Card>
      }
      aside={<PageShare poster={{ title, figures: [{ label: t('card.phone'), value: phone }] }} />}
      bar={
        <ActionBar lead={<b lang={lang}>{title}</b>} line={<Price product={product} />}>
          <Button asChild kind="primary">
            <a href={phoneHref(phone)}>{t('card.phone')}</a>
          </Button>
        </ActionBar>
      }
      after={
        related.length > 0 && (
          <section aria-labelledby="related">
            <h2 id="related">{t('sections.related')}</h2>
            {related.map((each) => (
              <ProductRow key={each.id} product={each} />
            ))}
          </section>
        )
      }
    >
      <section className={css.section} aria-labelledby="introduction">
        <h2 id="introduction">{t('sections.introduction')}</h2>
        <div lang={lang} className={css.paragraphs}>
          {product.introduction.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={css.section} aria-labelledby="specs">
        <h2 id="specs">{t('sections.specs')}</h2>
        <div lang={lang}>
          <DescriptionList items={specs.map(({ name, value }) => ({ label: name, value }))} />
        </div>
      </section>
    </DetailPage>
  );
}
