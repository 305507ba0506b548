import { filterOptions, type ListOption } from '@zonekit/ui/combobox/options';
import type { SuggestionGroup } from '../../portal-search/core/suggest-state.ts';

/** A page to go to, or an action. */
export interface Command<Glyph = unknown> {
  /** Unique among all commands. */
  id: string;
  title: string;
  /** Below the title: what it opens, or the state that it changes. */
  hint?: string;
  /** Further texts to find it by: another language's name, a former one. */
  keywords?: readonly string[];
  /** Keys that run it anywhere on the page: `['Ctrl', 'Shift', 'L']`. They are shown; the page answers them. */
  shortcut?: readonly string[];
  icon?: Glyph;
  /** Address of its page. Without it the command is an action, by its `id`. */
  href?: string;
}

/** Commands under one heading: 'Pages', 'Actions', 'Recently opened'. */
export interface CommandGroup<Glyph = unknown> {
  kind: string;
  items: readonly Command<Glyph>[];
}

export interface PaletteEntry<Glyph = unknown> extends ListOption {
  /** Action when it is chosen. */
  does: { type: 'go'; href: string } | { type: 'run'; id: string } | { type: 'search'; text: string };
  icon?: Glyph | undefined;
  shortcut?: readonly string[] | undefined;
}

export interface PaletteSection<Glyph = unknown> {
  id: string;
  heading: string;
  of: 'commands' | 'search' | 'results' | 'recent';
  entries: readonly PaletteEntry<Glyph>[];
}

export interface PaletteContent<Glyph = unknown> {
  groups: readonly CommandGroup<Glyph>[];
  query: string;
  results: readonly SuggestionGroup[];
  /** Texts searched before, newest first. */
  recent: readonly string[];
  words: { recent: string; search: string; searchFor: (text: string) => string };
}

/** Folded texts are cached by option, so that a command becomes an entry once. */
const entries = new WeakMap<object, PaletteEntry>();
const entryOf = <Glyph>(command: Command<Glyph>): PaletteEntry<Glyph> => {
  const cached = entries.get(command);
  if (cached) return cached as PaletteEntry<Glyph>;
  const { id, title, hint, keywords, shortcut, icon, href } = command;
  const entry: PaletteEntry<Glyph> = {
    value: `command ${id}`,
    label: title,
    ...(hint !== undefined && { description: hint }),
    ...(keywords && { keywords }),
    does: href === undefined ? { type: 'run', id } : { type: 'go', href },
    icon,
    shortcut,
  };
  entries.set(command, entry);
  return entry;
};

/**
 * Sections of the palette. Results come below the commands and the entry that searches, so that the first entry, which Enter
 * chooses, stays the same while they load.
 */
export const paletteSections = <Glyph>(content: PaletteContent<Glyph>): PaletteSection<Glyph>[] => {
  const { groups, query, results, recent, words } = content;
  const text = query.trim();
  const sections: PaletteSection<Glyph>[] = [
    ...groups.map(({ kind, items }, index) => ({
      id: `commands-${index}`,
      heading: kind,
      of: 'commands' as const,
      entries: filterOptions(items.map(entryOf), text),
    })),
    {
      id: 'search',
      heading: words.search,
      of: 'search',
      entries: text ? [{ value: 'search', label: words.searchFor(text), does: { type: 'search', text } }] : [],
    },
    ...results.map(({ kind, items }, index) => ({
      id: `results-${index}`,
      heading: kind,
      of: 'results' as const,
      entries: items.map(
        ({ id, title, pieces, hint, href }): PaletteEntry<Glyph> => ({
          value: `result ${kind} ${id}`,
          label: title,
          ...(pieces && { pieces }),
          ...(hint !== undefined && { description: hint }),
          does: { type: 'go', href },
        }),
      ),
    })),
    {
      id: 'recent',
      heading: words.recent,
      of: 'recent',
      entries: text
        ? []
        : recent.map((label) => ({ value: `recent ${label}`, label, does: { type: 'search', text: label } })),
    },
  ];
  return sections.filter((section) => section.entries.length > 0);
};

/** Number of commands and results that match: the entry that searches is no match. */
export const countMatches = (sections: readonly PaletteSection[]): number =>
  sections.reduce((sum, { of, entries: { length } }) => (of === 'search' ? sum : sum + length), 0);
