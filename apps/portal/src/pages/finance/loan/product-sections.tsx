import type { DebtProductDetail } from '@zonekit/api-client/finance/product/contract';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { stringifySearch } from '../../../platform/data/search-params.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './product-page.css.ts';
import { useLoanWords } from './use-loan-words.ts';

/** Sections of a product's page, in order. */
export const SECTIONS = ['about', 'calculator', 'conditions', 'documents', 'steps', 'costs'] as const;

export function AboutSection({ product }: { product: DebtProductDetail }) {
  const t = useWords('financeBondDetails');
  const { purposes, repayments } = useLoanWords();
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t('sections.about')}</h2>
      <div className={css.paragraphs} lang={product.lang}>
        {product.description.split('\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <DescriptionList
        items={[
          { label: t('purposes'), value: purposes(product.purposes) },
          { label: t('repayments'), value: repayments(product.repayments) },
        ]}
      />
    </section>
  );
}

export function TermSections({ product }: { product: DebtProductDetail }) {
  const t = useWords('financeBondDetails');
  const { lang, conditions, documents, steps, fees, early_repayment, subsidised } = product;
  return (
    <>
      <section aria-labelledby="conditions">
        <h2 id="conditions">{t('sections.conditions')}</h2>
        <ul className={css.list}>
          {conditions.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="documents">
        <h2 id="documents">{t('sections.documents')}</h2>
        <ul className={css.list}>
          {documents.map(({ id, name, note, required }) => (
            <li key={id}>
              <span lang={lang}>
                {name}
                {note && <small className={css.note}> {note}</small>}
              </span>
              <span className={css.note}>{t(required ? 'required' : 'optional')}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">{t('sections.steps')}</h2>
        <ol className={css.list}>
          {steps.map(({ name, days }) => (
            <li key={name}>
              <span lang={lang}>{name}</span>
              <span className={css.note}>{t('stepDays', { days })}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="costs">
        <h2 id="costs">{t('sections.costs')}</h2>
        <DescriptionList
          items={[
            { label: t('fees'), value: <span lang={lang}>{fees}</span> },
            { label: t('early'), value: <span lang={lang}>{early_repayment}</span> },
            ...(subsidised
              ? [
                  {
                    label: t('subsidy'),
                    value: (
                      <Link kind="text" href={`/policy/policyDeclaration${stringifySearch({ q: t('subsidyQuery') })}`}>
                        {t('subsidyCalls')}
                      </Link>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </section>
    </>
  );
}
