const HANZI = '一二三四五六七八九十';

/**
 * Numbers for headings that follow those of a document: `一、`, `二、` after Chinese numerals, `1. ` after figures, and
 * none where the document numbers nothing. Past ten Chinese headings have none.
 * @returns the prefix of the heading with this index, from 0
 */
export const continuedNumbers = (headings: readonly string[]): ((index: number) => string) => {
  const last = headings.at(-1) ?? '';
  if (/^\d+\. /.test(last)) return (index) => `${headings.length + index + 1}. `;
  if (!/^[一二三四五六七八九十]、/.test(last)) return () => '';
  return (index) => {
    const numeral = HANZI[headings.length + index];
    return numeral ? `${numeral}、` : '';
  };
};
