import type { ProductDetail } from '@zonekit/api-client/material/product/contract';
import { useWords } from '../../../platform/words/use-words.ts';
import { productFacts, productFiles, productOutline } from './late-sections.ts';
import type { ProductChoice } from './product-choice.ts';
import { StockList } from './stock-choice.tsx';

interface ProductSectionsProps {
  product: ProductDetail;
  choice: ProductChoice | null;
  /** The file that the address opens. */
  fileId: string | undefined;
}

export function ProductSections({ product, choice, fileId }: ProductSectionsProps) {
  const t = useWords('materialProductDetail');
  return (
    <>
      {choice && (
        <section aria-labelledby="outline-of">
          <h2 id="outline-of">{t('sections.outline')}</h2>
          {productOutline.show({ product, quantity: choice.quantity, specification: choice.specification })}
        </section>
      )}
      {choice && (
        <section aria-labelledby="stock">
          <h2 id="stock">{t('sections.stock')}</h2>
          <StockList choice={choice} lang={product.lang} />
        </section>
      )}
      {productFacts.show({
        product,
        files: product.files.length > 0 && productFiles.show({ files: product.files, fileId }),
      })}
    </>
  );
}
