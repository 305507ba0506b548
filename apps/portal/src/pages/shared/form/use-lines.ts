import { type RefObject, useEffect, useRef } from 'react';

interface LinesProps<Line> {
  /** Its children are the lines, and last what holds the button that adds one. */
  list: RefObject<HTMLElement | null>;
  lines: readonly Line[];
  onChange: (lines: Line[]) => void;
}

/**
 * Adds and removes lines of inputs. The focus goes to the first input of a new line, or of the line in place of the
 * removed one; to the button without any.
 */
export const useLines = <Line>({ list, lines, onChange }: LinesProps<Line>) => {
  const nextFocus = useRef<number | null>(null);
  useEffect(() => {
    if (nextFocus.current === null) return;
    const { children, lastElementChild } = list.current ?? {};
    (children?.[nextFocus.current]?.querySelector('input') ?? lastElementChild?.querySelector('button'))?.focus();
    nextFocus.current = null;
  });
  return {
    add: (line: Line) => {
      nextFocus.current = lines.length;
      onChange([...lines, line]);
    },
    remove: (place: number) => {
      nextFocus.current = Math.min(place, lines.length - 2);
      onChange(lines.filter((_, index) => index !== place));
    },
  };
};
