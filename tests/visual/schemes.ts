import { ALL } from './story-index.ts';

/** Toolbar globals, and what the browser itself is set to. */
export interface Scheme {
  name: string;
  globals: {
    brand: 'ftz' | 'bsr';
    theme: 'light' | 'dark' | 'contrast';
    comfort: 'on' | 'off';
    locale: 'zh-CN' | 'en';
  };
  forcedColors?: boolean;
}

const BASE: Scheme['globals'] = { brand: 'ftz', theme: 'light', comfort: 'off', locale: 'zh-CN' };

/** Every story has this one. */
export const LIGHT: Scheme = { name: 'light', globals: BASE };

/** Stories of ui and of its foundations have these too: a primitive is where a theme shows. */
const THEMED: Scheme[] = [
  { name: 'dark', globals: { ...BASE, theme: 'dark' } },
  { name: 'bsr', globals: { ...BASE, brand: 'bsr' } },
  { name: 'contrast', globals: { ...BASE, theme: 'contrast' } },
];

/** All there is, by `VISUAL=full`: see playwright.config.ts. */
const FULL: Scheme[] = [
  ...THEMED,
  { name: 'bsr-dark', globals: { ...BASE, brand: 'bsr', theme: 'dark' } },
  { name: 'bsr-contrast', globals: { ...BASE, brand: 'bsr', theme: 'contrast' } },
  { name: 'comfort', globals: { ...BASE, comfort: 'on' } },
  { name: 'en', globals: { ...BASE, locale: 'en' } },
  { name: 'forced', globals: BASE, forcedColors: true },
];

/** The schemes in which a component is shown; grouped by language, as only that renders anything anew. */
export const schemesOf = (title: string): Map<string, Scheme[]> => {
  const themed = process.env.VISUAL === 'full' ? FULL : /^(ui|foundations)\//.test(title) ? THEMED : [];
  const byLocale = new Map<string, Scheme[]>();
  for (const scheme of [LIGHT, ...themed]) {
    const { locale } = scheme.globals;
    byLocale.set(locale, [...(byLocale.get(locale) ?? []), scheme]);
  }
  return byLocale;
};

/**
 * The schemes in which a story is compared: the first, and one of the others, the next story in another.
 * @param index of the story
 */
export const comparedSchemes = (schemes: readonly Scheme[], index: number): readonly Scheme[] =>
  ALL ? schemes : schemes.filter((_, at) => at === 0 || at === 1 + (index % (schemes.length - 1)));
