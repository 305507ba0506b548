import type { ComponentProps } from 'react';
import { MarkedText } from '../marked-text/marked-text.tsx';
import { markPieces } from './mark.core.ts';

export interface MarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Text in which the terms are marked. */
  text: string;
  /** Search terms, one word each, case-insensitive. */
  terms: readonly string[];
}

/** A text with what was searched for marked in it. Where a service says what it found, MarkedText shows that. */
export function Mark({ text, terms, ...props }: MarkProps) {
  return <MarkedText pieces={markPieces(text, terms)} {...props} />;
}
