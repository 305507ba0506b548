import { moveActive } from '@zonekit/ui/combobox/options';
import type { IconComponent } from '@zonekit/ui/icon';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { addToHistory } from '../portal-search/core/history.ts';
import { searchHistory } from '../portal-search/search-history.ts';
import { useSuggestions } from '../portal-search/use-suggestions.ts';
import type { PaletteDialogProps } from './command-palette.types.ts';
import { paletteKey } from './core/palette-key.ts';
import { countMatches, type PaletteEntry, paletteSections } from './core/palette-sections.ts';

const noResults = async () => [];

/** State of an open palette: text, list, active entry, what a key does and what an entry does. */
export const usePalette = (props: Omit<PaletteDialogProps, 'open' | 'onOpenChange'> & { onClose: () => void }) => {
  const { groups, action, onGo, onRun, search = noResults, historyName, typed, onClose } = props;
  const t = useKitTranslations('commandPalette');
  const [text, setText] = useState(typed);
  // The text outside of compositions: letters of unfinished pinyin find nothing.
  const [query, setQuery] = useState(typed);
  const [chosen, setChosen] = useState<string | null>(null);
  const [history] = useState(() => searchHistory(historyName));
  const [recent, setRecent] = useState(() => history.read() ?? []);
  const [results, request] = useSuggestions(search);
  const begin = useRef(() => typed && request(typed));
  useEffect(() => void begin.current(), []);

  const sections = paletteSections<IconComponent>({
    groups,
    query,
    results: results.groups,
    recent,
    words: { recent: t('recent'), search: t('search'), searchFor: (words) => t('searchFor', { text: words }) },
  });
  const entries = sections.flatMap((section) => section.entries);
  const active = entries.some(({ value }) => value === chosen) ? chosen : (entries[0]?.value ?? null);

  const ask = (next: string) => {
    if (next === query) return;
    setQuery(next);
    setChosen(null);
    request(next);
  };
  const searchFor = (words: string) => {
    history.write(addToHistory(history.read() ?? [], words));
    onGo(`${action}?${new URLSearchParams({ q: words })}`);
  };
  const run = ({ does }: PaletteEntry) => {
    // Closed first: what is run may open a dialog of its own.
    onClose();
    if (does.type === 'go') onGo(does.href);
    if (does.type === 'run') onRun?.(does.id);
    if (does.type === 'search') searchFor(does.text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { nativeEvent } = event;
    const answer = paletteKey(nativeEvent);
    if (answer === null) return;
    event.preventDefault();
    const entry = entries.find(({ value }) => value === active);
    if (answer !== 'choose') setChosen(moveActive(entries, active, answer));
    else if (entry && text.trim() === query.trim()) run(entry);
  };
  return {
    ...{ text, query, sections, entries, active, run, onKeyDown },
    status: results.status,
    matches: countMatches(sections),
    hasRecent: recent.length > 0 && query.trim() === '',
    write: (next: string, composing: boolean) => {
      setText(next);
      if (!composing) ask(next);
    },
    ask,
    retry: () => request(query),
    clearRecent: () => {
      history.remove();
      setRecent([]);
    },
  };
};
