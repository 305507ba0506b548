import { useRouter } from '@tanstack/react-router';
import { PortalFooter } from '@zonekit/portal-kit/portal-footer';
import { variant } from '#variant/variant.ts';
import { useWords } from '../platform/words/use-words.ts';
import badge from './police.svg';
import { useNav } from './use-nav.ts';

/** The footer with the variant's data. Its id is where 'About us' scrolls to. */
export function SiteFooter() {
  const { config } = useRouter().options.context;
  const t = useWords('variant');
  const { hotline, email, icp, police, siteCode } = variant.footer;
  return (
    <PortalFooter
      id="footer"
      hotline={hotline}
      email={email}
      address={t('address')}
      groups={useNav().footer}
      host={t('host')}
      icp={icp}
      police={{ text: police, badge }}
      siteCode={siteCode}
      demo={config.demo}
    />
  );
}
