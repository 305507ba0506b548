import type { SupplyCompanyDetail } from '@zonekit/api-client/supply/company/contract';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Facts } from '@zonekit/ui/facts';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import { COMPANIES, HALL, phoneHref } from '../paths.ts';
import { ProductRow } from '../product/product-row.tsx';
import * as css from '../supply.css.ts';

/** A company of the supply side with its products. */
export function CompanyPage({ company }: { company: SupplyCompanyDetail }) {
  const t = useWords('supply');
  const { name, lang, summary, place, founded_on, staff, products, qualifications, fields } = company;
  const sections = ['introduction', 'keywords', 'products'] as const;
  return (
    <DetailPage
      trail={[
        { label: t('home'), href: '/' },
        { label: t('area'), href: HALL },
        { label: t('company.title'), href: COMPANIES },
      ]}
      title={name}
      lang={lang}
      line={<span lang={lang}>{summary}</span>}
      chips={
        <>
          {fields.map((field) => (
            <Tag key={field} strong>
              {t(`fields.${field}`)}
            </Tag>
          ))}
          {qualifications.map((each) => (
            <Tag key={each}>{t(`qualifications.${each}`)}</Tag>
          ))}
        </>
      }
      facts={
        <Facts
          className={css.facts}
          columns={4}
          items={[
            { label: t('facts.region'), value: <span lang={lang}>{place}</span> },
            { label: t('facts.founded'), value: <time dateTime={founded_on}>{founded_on}</time> },
            { label: t('facts.staff'), value: t('staff', { count: staff }) },
            { label: t('facts.products'), value: t('products', { count: products }) },
          ]}
        />
      }
      outline={sections.map((id) => ({ id, text: t(`sections.${id}`) }))}
      card={
        <Card className={css.card}>
          <h2 className={css.cardTitle}>{t('card.company')}</h2>
          <Button asChild kind="primary" size="lg">
            <a href={phoneHref(company.phone)}>{t('card.call', { phone: company.phone })}</a>
          </Button>
          {company.website && (
            <Button asChild>
              <a href={company.website} rel="noreferrer">
                {t('card.website')}
              </a>
            </Button>
          )}
        </Card>
      }
      aside={<PageShare poster={{ title: name, figures: [{ label: t('card.phone'), value: company.phone }] }} />}
      bar={
        <ActionBar lead={<b lang={lang}>{name}</b>} line={t(`regions.${company.region}`)}>
          <Button asChild kind="primary">
            <a href={phoneHref(company.phone)}>{t('card.phone')}</a>
          </Button>
        </ActionBar>
      }
    >
      <section className={css.section} aria-labelledby="introduction">
        <h2 id="introduction">{t('sections.introduction')}</h2>
        <div lang={lang} className={css.paragraphs}>
          {company.introduction.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={css.section} aria-labelledby="keywords">
        <h2 id="keywords">{t('sections.keywords')}</h2>
        <p className={css.tags} lang="zh-CN">
          {company.keywords.map((word) => (
            <Tag key={word}>{word}</Tag>
          ))}
        </p>
      </section>
      <section className={css.section} aria-labelledby="products">
        <h2 id="products">{t('sections.products')}</h2>
        {company.product_list.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </section>
    </DetailPage>
  );
}
