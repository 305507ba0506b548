import type { Locale } from '../preferences/preferences.ts';

/** The words of one name space, in the shape that its Chinese catalogue has. */
interface Module<T> {
  default: T;
}
type Load<T> = () => Promise<Module<T>>;

/**
 * Every name space with its catalogue in both languages. A page loads those that it shows (`words` of its route), so
 * that the home page does not carry the words of the questionnaire. The Chinese one gives the type.
 */
export const CATALOGUE = {
  shell: {
    'zh-CN': () => import('../messages/zh-CN/shell.ts'),
    en: () => import('../messages/en/shell.ts'),
  },
  variant: {
    'zh-CN': () => import('#variant/messages/zh-CN.ts'),
    en: () => import('#variant/messages/en.ts'),
  },
} satisfies Record<string, Record<Locale, Load<object>>>;

export type NameSpace = keyof typeof CATALOGUE;

/** All words, by name space. */
export type Messages = {
  [N in NameSpace]: (typeof CATALOGUE)[N]['zh-CN'] extends Load<infer T> ? T : never;
};
