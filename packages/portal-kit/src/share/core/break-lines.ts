/** Nothing begins a line with these, or ends one with those. Source: GB/T 15834-2011, 5.1. */
const NOT_FIRST = /^[，。、；：？！）】》〉」』〕”’…,.;:?!)\]}%]/u;
const NOT_LAST = /[（【《〈「『〔“‘([{]$/u;

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });
const characters = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Units that do not break: a Chinese character or a Latin word, with its attached punctuation. */
const units = (text: string): string[] => {
  const result: string[] = [];
  for (const character of characters(text.replace(/\s+/g, ' ').trim())) {
    const last = result.at(-1);
    const clings =
      last !== undefined &&
      (NOT_FIRST.test(character) ||
        NOT_LAST.test(last) ||
        (character !== ' ' && !last.endsWith(' ') && !CJK.test(character) && !CJK.test(last.slice(-1))) ||
        character === ' ');
    if (clings) result[result.length - 1] = last + character;
    else result.push(character);
  }
  return result;
};

/**
 * A text in lines that are no wider than `width`, as `measure` has it. Breaks between words by the rules of Chinese and
 * Latin punctuation; a word wider than a line is broken.
 */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (unit: string) => {
    if (measure((line + unit).trimEnd()) <= width) {
      line += unit;
      return;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = '';
    if (measure(unit.trimEnd()) <= width) line = unit;
    else for (const character of characters(unit)) addCharacter(character);
  };
  const addCharacter = (character: string) => {
    if (line === '' || measure(line + character) <= width) {
      line += character;
      return;
    }
    const remaining = characters(line);
    let next = character;
    // What may not begin the next line, or end this one, takes its neighbour along.
    while (remaining.length > 1 && (NOT_FIRST.test(next) || NOT_LAST.test(remaining.at(-1) ?? '')))
      next = remaining.pop() + next;
    const fits = measure(next) <= width;
    lines.push((fits ? remaining.join('') : line).trimEnd());
    line = (fits ? next : character).trimStart();
  };
  for (const unit of units(text)) add(unit);
  if (line.trimEnd() !== '') lines.push(line.trimEnd());
  return lines;
}

/**
 * Breaks a text into its minimum number of lines of similar length, so that the last line is not a single character.
 */
export function balanceLines(text: string, width: number, measure: (text: string) => number): string[] {
  const { length } = breakLines(text, width, measure);
  let [narrow, wide] = [width / 2, width];
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    if (breakLines(text, middle, measure).length > length) narrow = middle;
    else wide = middle;
  }
  return breakLines(text, wide, measure);
}

/** The first `most` lines; the last of them ends with an ellipsis where there are more. */
export function clampLines(lines: readonly string[], most: number, width: number, measure: (text: string) => number) {
  if (lines.length <= most) return [...lines];
  const shown = lines.slice(0, most);
  let last = characters(shown.at(-1) ?? '');
  while (last.length > 0 && measure(`${last.join('')}…`) > width) last = last.slice(0, -1);
  return [...shown.slice(0, -1), `${last.join('')}…`];
}
