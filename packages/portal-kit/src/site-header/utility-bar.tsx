import { Icon } from '@zonekit/ui/icon';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { Accessibility, Contrast } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { DisplayControls } from './nav.types.ts';
import * as css from './utility-bar.css.ts';

const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

/** Comfort mode, a toggle. */
export function ComfortSwitch({ comfort, onComfortChange }: Pick<DisplayControls, 'comfort' | 'onComfortChange'>) {
  const t = useKitTranslations('siteHeader');
  return (
    <button type="button" aria-pressed={comfort} onClick={() => onComfortChange(!comfort)}>
      <Icon as={Accessibility} />
      {t('comfort')}
    </button>
  );
}

export function ThemeSelect({ theme, onThemeChange }: Pick<DisplayControls, 'theme' | 'onThemeChange'>) {
  const t = useKitTranslations('siteHeader');
  return (
    <label className={css.themeSelect}>
      <Icon as={Contrast} />
      <VisuallyHidden>{t('theme')}</VisuallyHidden>
      <select
        value={theme}
        onChange={({ target }) => onThemeChange(THEMES.find((option) => option === target.value) ?? 'system')}
      >
        {THEMES.map((option) => (
          <option key={option} value={option}>
            {t(`themes.${option}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function LanguageLink({ language }: Pick<DisplayControls, 'language'>) {
  return (
    // A plain anchor: the page reloads in the other language.
    <a href={language.href} lang={language.lang} hrefLang={language.lang} onClick={language.onChoose}>
      {language.name}
    </a>
  );
}

export interface UtilityBarProps extends DisplayControls {
  welcome: string;
  /** Who is here. */
  account: ReactNode;
}

/** The line above the header: a welcome, who is here, and how the page is shown. */
export function UtilityBar({ welcome, account, ...display }: UtilityBarProps) {
  const t = useKitTranslations('siteHeader');
  return (
    <section className={css.bar} aria-label={t('tools')}>
      <div className={css.inner}>
        <p>{welcome}</p>
        <ul>
          <li className={css.accountSlot}>{account}</li>
          <li>
            <ComfortSwitch {...display} />
          </li>
          <li>
            <ThemeSelect {...display} />
          </li>
          <li>
            <LanguageLink {...display} />
          </li>
        </ul>
      </div>
    </section>
  );
}
