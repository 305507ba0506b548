import { plainText } from '../../frame/list/plain-text.ts';

/** A passage of a document's body: a numbered clause, or a paragraph. */
export interface Clause {
  /** 第四条, Article 4; null for a paragraph without a number. */
  label: string | null;
  /** Number of the clause, counted from 1; null for a paragraph without a number. */
  number: number | null;
  text: string;
}

const LABEL = /^(第[一二三四五六七八九十百\d]+条|Article \d+)\s*/;

/** The clauses and paragraphs of a body, in their order. Headings and tables are left out. */
export const clausesOf = (html: string): Clause[] => {
  let count = 0;
  return Array.from(html.matchAll(/<(p|li)\b[^>]*>(.*?)<\/\1>/gs), ([, , inner = '']) => {
    const text = plainText(inner);
    const label = LABEL.exec(text);
    if (!label) return { label: null, number: null, text };
    count += 1;
    return { label: label[1] ?? null, number: count, text: text.slice(label[0].length).trim() };
  });
};
