'use client';
import { useRef, useState } from 'react';
import { toggleAll, toggleRange, toggleRow } from './table-selection.ts';

/**
 * Keeps which rows are chosen. `choosable` is the keys of the rows that are shown and can be chosen, in the order that they
 * stand in: ranges go by it.
 */
export const useTableSelection = (choosable: readonly string[], initial: Iterable<string> = []) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(initial));
  const anchor = useRef<string | null>(null);
  return {
    selected,
    onToggle: (key: string, range: boolean) => {
      setSelected(range ? toggleRange(selected, choosable, anchor.current, key) : toggleRow(selected, key));
      anchor.current = key;
    },
    onToggleAll: () => {
      setSelected(toggleAll(selected, choosable));
      anchor.current = null;
    },
    clear: () => setSelected(new Set()),
  };
};
