import { useRouter } from '@tanstack/react-router';
import { PortalFooter } from '@zonekit/portal-kit/portal-footer';
import { variant } from '#variant/variant.ts';
import { useWords } from '../words/use-words.ts';
import { useNav } from './use-nav.ts';

/** The footer with the variant's data. Its id is where 'About us' scrolls to. */
export function SiteFooter() {
  const { config } = useRouter().options.context;
  const t = useWords('variant');
  const { hotline, email, icp, icpUrl, police, policeUrl, siteCode } = variant.footer;
  return (
    <PortalFooter
      id="footer"
      hotline={hotline}
      email={email}
      address={t('address')}
      groups={useNav().footer}
      host={t('host')}
      icp={{ text: icp, href: icpUrl }}
      police={{ text: police, href: policeUrl }}
      siteCode={siteCode}
      demo={config.demo}
    />
  );
}
