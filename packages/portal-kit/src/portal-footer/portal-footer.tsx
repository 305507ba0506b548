import { BorderStrip } from '@zonekit/ui/border-strip';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { NavGroup } from '../site-header/nav.types.ts';
import { NavLeaf } from '../site-header/nav-leaf.tsx';
import { ICP_REGISTER, policeRegister } from './core/index.ts';
import * as css from './portal-footer.css.ts';

/** Registers are other sites: they get no referrer. */
const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' };

export interface PortalFooterProps {
  /** Id of the footer, for a skip link. */
  id?: string;
  /** Telephone number; digits and hyphens. */
  hotline: string;
  /** Postal address of the portal's operator. */
  address: string;
  /** E-mail address of the portal's operator. */
  email: string;
  /** Groups of links, each under its own heading. */
  groups: readonly NavGroup[];
  /** Who runs the portal. */
  host: string;
  /** Filing with the ministry (ICP), which its number links to. */
  icp: string;
  /** Filing with the public security organs, found by its number, and the address of their badge, 20 × 20. */
  police: { text: string; badge?: string };
  /** Identification code of the government website. */
  siteCode: string;
  /** Says that the data are invented. */
  demo?: boolean;
}

/** Hotline, ways into the portal, and what the law wants below every page. */
export function PortalFooter({
  id,
  hotline,
  address,
  email,
  groups,
  host,
  icp,
  police,
  siteCode,
  demo,
}: PortalFooterProps) {
  const t = useKitTranslations('portalFooter');
  return (
    <footer id={id} className={css.footer}>
      <BorderStrip />
      {demo && (
        <p className={css.demo}>
          <span className={css.inner}>{t('demo')}</span>
        </p>
      )}
      <div className={css.grid}>
        <div className={css.hotline}>
          <p>{t('hotline')}</p>
          <a href={`tel:${hotline.replaceAll('-', '')}`}>{hotline}</a>
          <address className={css.address}>
            {address}
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </address>
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className={css.title}>{group.title}</h2>
            <ul className={css.links}>
              {group.items.map((leaf) => (
                <li key={leaf.title}>
                  <NavLeaf leaf={leaf} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={css.legal}>
        <p>{t('host', { host })}</p>
        <a {...ELSEWHERE} href={ICP_REGISTER}>
          {icp}
        </a>
        <a {...ELSEWHERE} href={policeRegister(police.text)}>
          {police.badge && <img src={police.badge} alt="" width={20} height={20} loading="lazy" />}
          {police.text}
        </a>
        <p>{t('siteCode', { code: siteCode })}</p>
      </div>
    </footer>
  );
}
