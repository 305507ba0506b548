import { LOCALES, type Locale } from './src/platform/preferences/preferences.ts';

const LOCALE = `(?<locale>${LOCALES.join('|')})`;

/**
 * Where catalogues lie. The name space of one is the folder that holds `messages`, then the file's own name:
 * `pages/policy/messages/detail.en.ts` is `policyDetail`, `pages/roadshow/messages/en.ts` is `roadshow`.
 */
const PLACES = [
  String.raw`\/src\/pages\/(?:shared\/)?(?<owner>[\w-]+)\/messages\/(?:(?<name>[\w-]+)\.)?${LOCALE}\.ts$`,
  String.raw`\/src\/(?<owner>shell)\/messages\/${LOCALE}\.ts$`,
  String.raw`\/src\/(?<owner>variant)s\/\w+\/messages\/(?:(?<name>[\w-]+)\.)?${LOCALE}\.ts$`,
  String.raw`\/src\/shell\/(?<owner>frame)\.${LOCALE}\.ts$`,
  String.raw`\/portal-kit\/src\/(?<kit>[\w-]+)\/messages\/${LOCALE}\.ts$`,
].map((place) => new RegExp(place));

const camelCase = (words: string) => words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The name space and the language of a catalogue by its path; null for any other module. */
export const catalogueAt = (path: string): { name: string; locale: Locale } | null => {
  for (const place of PLACES) {
    const { kit, owner, name, locale } = place.exec(path)?.groups ?? {};
    if (!locale) continue;
    const words = kit === undefined ? camelCase([owner, name].filter(Boolean).join('-')) : `kit.${camelCase(kit)}`;
    return { name: words, locale: locale as Locale };
  }
  return null;
};
