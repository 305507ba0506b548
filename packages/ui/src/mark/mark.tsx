import type { ComponentProps } from 'react';
import { MarkedText } from '../marked-text/marked-text.tsx';
import { markPieces } from './mark.core.ts';

export interface MarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  text: string;
  /** What was searched for, a word each. Upper and lower case are alike. */
  terms: readonly string[];
}

/** A text with what was searched for marked in it. Where a service says what it found, MarkedText shows that. */
export function Mark({ text, terms, ...props }: MarkProps) {
  return <MarkedText pieces={markPieces(text, terms)} {...props} />;
}
