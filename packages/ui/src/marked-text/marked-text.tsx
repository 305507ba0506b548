import type { ComponentProps } from 'react';

export interface MarkedTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The text in order, cut where a search hit begins or ends. */
  pieces: readonly { text: string; hit: boolean }[];
}

/** Text with what a search found in it marked. */
export function MarkedText({ pieces, ...props }: MarkedTextProps) {
  return (
    <span {...props}>
      {pieces.map(({ text, hit }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
        hit ? <mark key={index}>{text}</mark> : text,
      )}
    </span>
  );
}
