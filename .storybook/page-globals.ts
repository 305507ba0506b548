/** What the toolbar sets for the whole page, as the portal does on `<html>`. */
export interface PageGlobals {
  brand: 'ftz' | 'bsr';
  theme: 'light' | 'dark' | 'contrast' | 'system';
  comfort: 'on' | 'off';
  density: 'comfortable' | 'compact';
  direction: 'ltr' | 'rtl';
  locale: 'zh-CN' | 'en';
}

const oneOf = <const T extends string>(value: unknown, [first, ...others]: readonly [T, ...T[]]): T =>
  others.find((other) => other === value) ?? first;

export const parseGlobals = (globals: Record<string, unknown>): PageGlobals => ({
  brand: oneOf(globals.brand, ['ftz', 'bsr']),
  theme: oneOf(globals.theme, ['light', 'dark', 'contrast', 'system']),
  comfort: oneOf(globals.comfort, ['off', 'on']),
  density: oneOf(globals.density, ['comfortable', 'compact']),
  direction: oneOf(globals.direction, ['ltr', 'rtl']),
  locale: oneOf(globals.locale, ['zh-CN', 'en']),
});

/** Without `data-theme`, the visitor's system decides: see theme.css.ts. */
export const applyGlobals = (globals: PageGlobals, root: HTMLElement) => {
  const { brand, theme, comfort, density, direction, locale } = globals;
  root.dataset.brand = brand;
  root.dataset.comfort = comfort;
  root.dataset.density = density;
  root.lang = locale;
  root.dir = direction;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
};
