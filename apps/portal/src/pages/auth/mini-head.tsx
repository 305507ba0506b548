import { useKitTranslations } from '@zonekit/portal-kit/messages/use-kit-translations';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { Accessibility } from 'lucide-react';
import { useHeaderProps } from '../../shell/use-header-props.ts';
import * as css from './login-page.css.ts';

/** The head of a page that has one thing to do: the name, leading home, comfort mode, and the other language. */
export function MiniHead() {
  const { brand, language, comfort, onComfortChange } = useHeaderProps();
  const t = useKitTranslations('siteHeader');
  return (
    <header className={css.head}>
      <Link className={css.brand} href={brand.href}>
        <svg className={css.mark} viewBox="0 0 36 36" aria-hidden="true">
          <rect width="36" height="36" rx="6" />
          <path d={brand.mark} />
        </svg>
        <span>
          <b>{brand.zone}</b>
          <small>{brand.platform}</small>
        </span>
      </Link>
      <span className={css.choices}>
        <button type="button" className={css.language} aria-pressed={comfort} onClick={() => onComfortChange(!comfort)}>
          <Icon as={Accessibility} />
          {t('comfort')}
        </button>
        <a className={css.language} href={language.href} lang={language.lang} hrefLang={language.lang}>
          {language.name}
        </a>
      </span>
    </header>
  );
}
