/** A clause of a document: its number as the text has it, and its words without it. */
export interface Clause {
  label: string | null;
  text: string;
}

const NUMBER = /^(第[〇零一二三四五六七八九十百\d]+条|Article \d+)[\s　]*/u;
/** What the words of a clause stand in; the cells of a row are one clause. */
const BLOCK = /<(h[1-6]|p|li|tr)\b[^>]*>([\s\S]*?)<\/\1>/gu;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<\/t[dh]>\s*<t[dh]\b/gu, ' · <t')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/gu, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The clauses of a cleaned body, without its headings. */
export const clausesOf = (html: string): Clause[] =>
  [...html.matchAll(BLOCK)].flatMap(([, tag = '', inner = '']) => {
    const words = wordsOf(inner);
    if (tag.startsWith('h') || words === '') return [];
    const [whole = '', label = null] = words.match(NUMBER) ?? [];
    return [{ label, text: words.slice(whole.length) }];
  });
