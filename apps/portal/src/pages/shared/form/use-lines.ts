import { type RefObject, useEffect, useRef } from 'react';

interface LinesProps<Line> {
  /** The element around the lines; its last child holds the button that adds one. */
  list: RefObject<HTMLElement | null>;
  lines: readonly Line[];
  onChange: (lines: Line[]) => void;
}

/**
 * Adds and removes lines of inputs. The focus goes to the first input of the new line, or of the one in the place of the
 * removed line; to the button where no line is left.
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
