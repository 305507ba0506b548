import type { DebtProductDetail } from '@zonekit/api-client/finance/product/contract';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Chip } from '@zonekit/ui/chip';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Facts } from '@zonekit/ui/facts';
import { Link } from '@zonekit/ui/link';
import { Tag } from '@zonekit/ui/tag';
import { stringifySearch } from '../../../platform/data/search-params.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { RelatedOffers } from '../../shared/offer/related-offers.tsx';
import { PageShare } from '../../shared/share/page-share.tsx';
import { CalculatorSection } from './calculator-section.tsx';
import type { CalculatorSearch } from './details-address.ts';
import { BOND, bondSubmitHref, LOAN_CENTER, percent, productHref, shopHref } from './loan-paths.ts';
import * as css from './product-page.css.ts';
import { AboutSection, SECTIONS, TermSections } from './product-sections.tsx';
import { useLoanWords } from './use-loan-words.ts';

interface ProductPageProps {
  product: DebtProductDetail;
  search: CalculatorSearch;
}

/** A debt product: what it costs, who gets it, what to hand in. */
export function ProductPage({ product, search }: ProductPageProps) {
  const t = useWords('financeBondDetails');
  const { t: area, amounts, collaterals } = useLoanWords();
  const { id, title, lang, institution, rate, amount, term, days, category, open, contact, purposes } = product;
  const rates = area('rates', { min: percent(rate.min), max: percent(rate.max) });
  const apply = (words: string) =>
    open ? (
      <Button asChild kind="primary" size="lg" block>
        <Link href={bondSubmitHref(id)}>{words}</Link>
      </Button>
    ) : (
      <p className={css.note}>{t('closed')}</p>
    );
  return (
    <DetailPage
      trail={[
        { label: area('home'), href: '/' },
        { label: area('title'), href: LOAN_CENTER },
        { label: area('products'), href: BOND },
      ]}
      title={title}
      lang={lang}
      line={<span lang={lang}>{product.headline}</span>}
      chips={
        <>
          {!open && <Chip tone="neutral">{area('closed')}</Chip>}
          <Tag>{area(`categories.${category}`)}</Tag>
          <Tag>{institution.name}</Tag>
          {product.subsidised && <Tag>{area('subsidised')}</Tag>}
        </>
      }
      facts={
        <Facts
          className={css.facts}
          columns={5}
          items={[
            { label: t('facts.rate'), value: rates },
            { label: t('facts.amount'), value: amounts(amount) },
            { label: t('facts.term'), value: area('terms', term) },
            { label: t('facts.days'), value: area('days', { days }) },
            { label: t('facts.collateral'), value: collaterals(product.collaterals) },
          ]}
        />
      }
      outline={SECTIONS.map((name) => ({ id: name, text: t(`sections.${name}`) }))}
      card={
        <Card className={css.card}>
          {apply(t('apply'))}
          <Button asChild block>
            <Link href={`${LOAN_CENTER}${stringifySearch({ amount: 100, term: 12, purpose: purposes[0] })}`}>
              {t('match')}
            </Link>
          </Button>
          <h2 className={css.cardTitle}>{t('contact')}</h2>
          <DescriptionList
            items={[
              { label: area('shops'), value: <Link href={shopHref(institution.id)}>{institution.name}</Link> },
              { label: t('desk'), value: <span lang={lang}>{contact.name}</span> },
              { label: t('address'), value: <span lang={lang}>{contact.address}</span> },
            ]}
          />
          <Button asChild block>
            <a href={`tel:${contact.phone}`}>{t('call', { phone: contact.phone })}</a>
          </Button>
        </Card>
      }
      aside={<PageShare poster={{ title, figures: [{ label: t('facts.rate'), value: rates }] }} />}
      after={
        <RelatedOffers
          title={t('related')}
          offers={product.related.map((other) => ({
            ...{ id: other.id, title: other.title, lang: other.lang, href: productHref(other.id) },
            line: other.institution.name,
            price: t('from', { rate: percent(other.rate.min) }),
            note: null,
          }))}
        />
      }
      bar={
        <ActionBar lead={<b>{rates}</b>} line={institution.name}>
          {apply(t('applyShort'))}
        </ActionBar>
      }
    >
      <AboutSection product={product} />
      <CalculatorSection product={product} search={search} />
      <TermSections product={product} />
    </DetailPage>
  );
}
