import { Link } from '@zonekit/ui/link';
import type { MouseEvent } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { Account } from './nav.types.ts';

interface LoginLinkProps {
  account: Extract<Account, { status: 'anonymous' }>;
  className?: string;
  onClick?: () => void;
}

/** The way to the login. A modified click opens its address in another tab or window. */
export function LoginLink({ account: { loginHref, onLogin }, className, onClick }: LoginLinkProps) {
  const t = useKitTranslations('siteHeader');
  const follow = (event: MouseEvent) => {
    onClick?.();
    if (!onLogin || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLogin();
  };
  return (
    <Link href={loginHref} onClick={follow} {...(className && { className })}>
      {t('login')}
    </Link>
  );
}

/** The same for browsers without scripts, where the session stays unknown. */
export function LoginWithoutScript({ href }: { href: string | undefined }) {
  const t = useKitTranslations('siteHeader');
  return <noscript>{href && <a href={href}>{t('login')}</a>}</noscript>;
}
