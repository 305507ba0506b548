const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };
const escaped = (text: string) => text.replace(/[&<]/g, (sign) => ESCAPES[sign] ?? '');

const mayBreak = (before: string, after: string) =>
  /[\p{Script=Han}\p{Pe}，、：；]$/u.test(before) && /^\p{Script=Han}/u.test(after);

const withBreaks = (text: string): string => {
  if (typeof Intl.Segmenter === 'undefined') return escaped(text);
  let before = '';
  let html = '';
  for (const { segment, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    // Characters alone are what is left of words that the dictionary lacks: 细则, 东港市.
    const apart = before.length > 1 || segment.length > 1;
    html += `${isWordLike && apart && mayBreak(before, segment) ? '<wbr>' : ''}${escaped(segment)}`;
    before = segment;
  }
  return html;
};

/**
 * The text as HTML that may break before each of its words, for titles in a script without spaces: 智能 stays whole. Not
 * after opening punctuation and not between a number and its unit. Browsers without `Intl.Segmenter` get the text alone.
 * A search hit is a word, and marked.
 */
export const withWordBreaks = (text: string | readonly { text: string; hit: boolean }[]): string => {
  if (typeof text === 'string') return withBreaks(text);
  return text.reduce((html, piece, place) => {
    const gap = mayBreak(text[place - 1]?.text ?? '', piece.text) ? '<wbr>' : '';
    const inner = withBreaks(piece.text);
    return `${html}${gap}${piece.hit ? `<mark>${inner}</mark>` : inner}`;
  }, '');
};
