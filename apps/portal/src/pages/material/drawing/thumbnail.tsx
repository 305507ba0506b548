import { drawThumbnail, type Outline } from './draw-product.ts';
import * as css from './drawing.css.ts';

/** Goods in outline, in their proportions; decoration. */
export function Thumbnail({ outline, className = '' }: { outline: Outline; className?: string }) {
  return (
    <svg
      className={`${css.drawing} ${className}`}
      viewBox="0 0 160 100"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers of our own drawing; one string is light to hydrate
      dangerouslySetInnerHTML={{ __html: drawThumbnail(outline) }}
    />
  );
}
