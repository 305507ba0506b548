import type { ProductDetail } from '@zonekit/api-client/material/product/contract';
import { DescriptionList } from '@zonekit/ui/description-list';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { Paragraphs } from '../../shared/offer/paragraphs.tsx';
import { ratings } from '../../shared/offer/ratings-slot.ts';
import * as css from './product-page.css.ts';

export interface ProductFactsProps {
  product: ProductDetail;
  /** The list of its files, of goods that have any. */
  files: ReactNode;
}

/** What stands below the choice: figures, files, terms, ratings, and who sells. */
export function ProductFacts({ product, files }: ProductFactsProps) {
  const t = useWords('materialProductDetail');
  const { lang, figures, description, rating, shop } = product;
  return (
    <>
      {figures.length > 0 && (
        <section aria-labelledby="figures">
          <h2 id="figures">{t('sections.figures')}</h2>
          <table className={css.figures} lang={lang}>
            <tbody>
              {figures.map(({ name, value, note }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                  <td className={css.muted}>{note}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {files && (
        <section aria-labelledby="files">
          <h2 id="files">{t('sections.files')}</h2>
          {files}
        </section>
      )}
      <section aria-labelledby="about">
        <h2 id="about">{t('sections.about')}</h2>
        <Paragraphs text={description} lang={lang} />
        <DescriptionList
          className={css.terms}
          items={[
            { label: t('returns'), value: <span lang={lang}>{product.returns}</span> },
            { label: t('storage'), value: <span lang={lang}>{product.storage}</span> },
          ]}
        />
      </section>
      <section aria-labelledby="ratings">
        <h2 id="ratings">{t('sections.ratings')}</h2>
        {ratings.show({ rating, lang })}
      </section>
      <section aria-labelledby="provider">
        <h2 id="provider">{t('provider')}</h2>
        <DescriptionList
          items={[
            { label: t('shop.name'), value: <span lang={lang}>{shop.name}</span> },
            { label: t('shop.address'), value: <span lang={lang}>{shop.address}</span> },
            { label: t('shop.hours'), value: <span lang={lang}>{shop.hours}</span> },
            { label: t('shop.phone'), value: <a href={`tel:${shop.phone}`}>{shop.phone}</a> },
          ]}
        />
      </section>
    </>
  );
}
