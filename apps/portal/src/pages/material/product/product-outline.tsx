import type { ProductDetail } from '@zonekit/api-client/material/product/contract';
import { useWords } from '../../../platform/words/use-words.ts';
import { cartonsOf, DRAWING, drawProduct } from '../drawing/draw-product.ts';
import { drawing } from '../drawing/drawing.css.ts';
import type { ProductChoice } from './product-choice.ts';
import * as css from './product-page.css.ts';

export interface ProductOutlineProps extends Pick<ProductChoice, 'quantity' | 'specification'> {
  product: ProductDetail;
}

/** The measures of the goods, and the cartons that the quantity takes. */
export function ProductOutline({ product: { outline, lang }, quantity, specification }: ProductOutlineProps) {
  const t = useWords('materialProductDetail');
  const { carton, unit } = specification;
  const { cartons } = cartonsOf(quantity, carton);
  return (
    <figure className={css.figure}>
      <svg
        className={drawing}
        viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers of our own drawing; one string is light to hydrate
        dangerouslySetInnerHTML={{ __html: drawProduct(outline, quantity, carton) }}
      />
      <figcaption className={css.caption}>
        <span>{t('measures', { width: outline.width, height: outline.height, depth: outline.depth })}</span>
        <span lang={lang}>{t('cartons', { cartons, carton, unit })}</span>
      </figcaption>
    </figure>
  );
}
