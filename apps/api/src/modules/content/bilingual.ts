import type { Locale } from '@zonekit/api-client/contract';

type Bilingual<K extends string> = { [P in K as `${P}_zh`]: string } & { [P in K as `${P}_en`]: string | null };

/** Some texts of a row in English where the first of them is translated, else in Chinese. */
export const textsOf = <K extends string>(
  row: Bilingual<K>,
  locale: Locale,
  [first, ...rest]: readonly [K, ...K[]],
): Record<K, string> & { lang: Locale } => {
  const texts: Readonly<Record<string, string | null>> = row;
  const lang = locale === 'en' && texts[`${first}_en`] !== null ? 'en' : 'zh-CN';
  const text = (name: K) => (lang === 'en' && texts[`${name}_en`]) || texts[`${name}_zh`] || '';
  const entries = [first, ...rest].map((name) => [name, text(name)]);
  return { ...(Object.fromEntries(entries) as Record<K, string>), lang };
};
