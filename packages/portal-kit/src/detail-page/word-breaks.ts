const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };

/**
 * The text as HTML that may break before each of its words, for titles in a script without spaces: 智能 stays whole. Not
 * after opening punctuation and not between a number and its unit. Browsers without `Intl.Segmenter` get the text alone.
 */
export const withWordBreaks = (text: string): string => {
  const escaped = (part: string) => part.replace(/[&<]/g, (sign) => ESCAPES[sign] ?? '');
  if (typeof Intl.Segmenter === 'undefined') return escaped(text);
  let before = '';
  let html = '';
  for (const { segment, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    // Characters alone are what is left of words that the dictionary lacks: 细则, 东港市.
    const apart = before.length > 1 || segment.length > 1;
    const may =
      isWordLike && apart && /[\p{Script=Han}\p{Pe}，、：；]$/u.test(before) && /^\p{Script=Han}/u.test(segment);
    html += `${may ? '<wbr>' : ''}${escaped(segment)}`;
    before = segment;
  }
  return html;
};
