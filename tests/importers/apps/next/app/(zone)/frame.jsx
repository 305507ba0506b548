'use client';
import { MainHeader } from '@zonekit/portal-kit/main-header';
import messages from '@zonekit/portal-kit/messages/en';
import { PageShell } from '@zonekit/portal-kit/page-shell';
import { LinkProvider } from '@zonekit/ui/link';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { IntlProvider } from 'use-intl';
import { useHeader } from '../../zone/use-header.ts';

export function Frame({ children }) {
  const pathname = usePathname();
  const header = useHeader(pathname);
  return (
    <IntlProvider locale="en" messages={{ kit: messages }} timeZone="Asia/Shanghai">
      <LinkProvider component={Link}>
        <PageShell pathname={pathname} header={<MainHeader {...header} />}>
          {children}
        </PageShell>
      </LinkProvider>
    </IntlProvider>
  );
}
