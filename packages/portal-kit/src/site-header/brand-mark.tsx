import { Link } from '@zonekit/ui/link';
import type { Brand } from './nav.types.ts';
import * as css from './site-header.css.ts';

/** The mark and the name, leading home. */
export function BrandMark({ brand }: { brand: Brand }) {
  return (
    <Link className={css.brand} href={brand.href}>
      <svg className={css.mark} viewBox="0 0 36 36" aria-hidden="true">
        <rect width="36" height="36" rx="6" />
        <path d={brand.mark} />
      </svg>
      <span>
        <b className={css.brandZone}>
          <span className={css.longName}>{brand.zone}</span>
          <span className={css.shortName}>{brand.short}</span>
        </b>
        <small className={css.brandPlatform}>{brand.platform}</small>
      </span>
    </Link>
  );
}
