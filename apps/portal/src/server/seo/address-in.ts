import type { Locale } from '../../platform/preferences/preferences.ts';

/** A page's address in one language, or without a language. */
export const addressIn = (url: URL, lang: Locale | null): string => {
  const copy = new URL(url);
  copy.searchParams.delete('lang');
  if (lang) copy.searchParams.set('lang', lang);
  return copy.href;
};
