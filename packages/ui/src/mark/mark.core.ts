export interface MarkedPiece {
  text: string;
  hit: boolean;
}

const quoted = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The text cut where one of the terms begins or ends, upper and lower case alike; of two terms that begin at one place
 * the longer wins. The pieces joined are the text. Terms that are empty or only blank are none.
 */
export const markPieces = (text: string, terms: readonly string[]): MarkedPiece[] => {
  const needles = terms
    .map((term) => term.trim())
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  if (text === '') return [];
  if (needles.length === 0) return [{ text, hit: false }];
  // A group in the pattern keeps what it split at: every second piece is a hit.
  return text
    .split(new RegExp(`(${needles.map(quoted).join('|')})`, 'giu'))
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
};
