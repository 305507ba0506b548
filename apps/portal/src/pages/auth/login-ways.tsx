import { useRouter } from '@tanstack/react-router';
import { Link } from '@zonekit/ui/link';
import { TabLinks } from '@zonekit/ui/tab-links';
import { variant } from '#variant/variant.ts';
import { useWords } from '../../platform/words/use-words.ts';
import { authHref } from './auth-href.ts';
import type { AuthSearch } from './auth-search.ts';
import { LoginForm } from './login-form.tsx';
import * as css from './login-page.css.ts';
import { MobileForm } from './mobile-form.tsx';
import { SignOns } from './sign-ons.tsx';

export interface LoginWaysProps {
  page: '/login' | '/single/login';
  search: AuthSearch;
  /** Where a single sign-on comes back to. */
  back: () => string;
  onDone: () => void;
}

/** Login by single sign-on where the variant has it, which comes first there, by account, and by phone. */
export function LoginWays({ page, search, back, onDone }: LoginWaysProps) {
  const t = useWords('authLogin');
  const { config } = useRouter().options.context;
  const byMobile = search.by === 'mobile';
  const registerHref = authHref('/login/register', search);
  // Within another page, what is more than a login takes the whole window.
  const target = page === '/single/login' ? '_top' : undefined;
  return (
    <>
      {variant.signOn === 'sso' && <SignOns back={back} />}
      <TabLinks
        className={css.ways}
        label={t('ways')}
        items={[
          { label: t('byAccount'), href: authHref(page, search), current: !byMobile },
          { label: t('byMobile'), href: authHref(page, search, 'mobile'), current: byMobile },
        ]}
      />
      {byMobile ? (
        <MobileForm registerHref={registerHref} target={target} onDone={onDone} />
      ) : (
        <LoginForm
          forgetHref={authHref('/login/forget', search)}
          mobileHref={authHref(page, search, 'mobile')}
          target={target}
          onDone={onDone}
        />
      )}
      <p className={css.foot}>
        {t('noAccount')}
        <Link kind="text" href={registerHref} target={target}>
          {t('register')}
        </Link>
      </p>
      {config.demo && <p className={css.demo}>{t(byMobile ? 'demoMobile' : 'demo')}</p>}
    </>
  );
}
