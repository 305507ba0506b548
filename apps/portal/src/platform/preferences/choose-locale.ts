import { type Locale, readPreferences } from './preferences.ts';

/** What a server reads from a request, read by the page itself, and written to `<html>`. */
export const chooseLocale = (fallback: Locale): Locale => {
  const { locale } = readPreferences({
    cookie: document.cookie,
    acceptLanguage: navigator.languages.join(','),
    lang: new URLSearchParams(window.location.search).get('lang'),
    fallback,
  });
  document.documentElement.lang = locale;
  return locale;
};
