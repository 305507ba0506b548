import type { Locale } from './contract.ts';

/** Language of the answer, from `accept-language`: English if it is preferred to Chinese, else Chinese. */
export const localeOf = (acceptLanguage: string | undefined): Locale => {
  const preferences = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => weight > 0 && /^(zh|en)(-|$)/.test(tag))
    .sort((a, b) => b.weight - a.weight);
  return preferences[0]?.tag.startsWith('en') ? 'en' : 'zh-CN';
};
