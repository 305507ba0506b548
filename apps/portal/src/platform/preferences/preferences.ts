export const LOCALES = ['zh-CN', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** What the server knows of a visitor's choices. Theme and comfort mode are the browser's own, set before the first paint. */
export interface Preferences {
  locale: Locale;
}

const LOCALE_COOKIE = 'zk-lang';
const YEAR = 31_536_000;

const allowedValue = <T extends string>(values: readonly T[], value: string | undefined | null): T | null =>
  values.find((candidate) => candidate === value) ?? null;

const readCookies = (header: string): Record<string, string> =>
  Object.fromEntries(
    header.split(';').flatMap((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
    }),
  );

/** The first language of the header that the portal has: `en-GB,en;q=0.9` → `en`. Any Chinese is `zh-CN`. */
export const negotiate = (acceptLanguage: string): Locale | null => {
  const ranges = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of ranges) {
    if (tag === 'zh' || tag.startsWith('zh-')) return 'zh-CN';
    if (tag === 'en' || tag.startsWith('en-')) return 'en';
  }
  return null;
};

/** `?lang=`, else the stored choice, else the browser's language, else the variant's default. Source: design.md, i18n. */
export const readPreferences = (from: {
  cookie: string;
  acceptLanguage: string;
  lang: string | null;
  fallback: Locale;
}): Preferences => {
  const cookies = readCookies(from.cookie);
  return {
    locale:
      allowedValue(LOCALES, from.lang) ??
      allowedValue(LOCALES, cookies[LOCALE_COOKIE]) ??
      negotiate(from.acceptLanguage) ??
      from.fallback,
  };
};

/** The cookie that stores the choice of a language. */
export const localeCookie = (locale: Locale): string =>
  `${LOCALE_COOKIE}=${locale}; Path=/; SameSite=Lax; Max-Age=${YEAR}`;

/** Attributes of `<html>`. */
export const htmlAttributes = ({ locale }: Preferences, brand: string): Record<string, string> => ({
  lang: locale,
  'data-brand': brand,
});
