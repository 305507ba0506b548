/** A thing that a search may mean. */
export interface Suggestion {
  id: string;
  title: string;
  /** The title as the service marks what it found: by pinyin too. Without it the typed text is marked where the title contains it. */
  pieces?: readonly { text: string; hit: boolean }[];
  /** Below the title: a number, an issuer. */
  hint?: string;
  href: string;
}

/** Suggestions of one kind: 'Policies'. */
export interface SuggestionGroup {
  kind: string;
  items: readonly Suggestion[];
}

export interface SuggestState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The last request. Answers to earlier ones are ignored. */
  ticket: number;
  groups: readonly SuggestionGroup[];
}

export type SuggestEvent =
  /** Something was typed; an empty text asks nothing. */
  | { type: 'typed'; text: string }
  | { type: 'answered'; ticket: number; groups: readonly SuggestionGroup[] }
  | { type: 'failed'; ticket: number };

export const SUGGEST_START: SuggestState = { status: 'idle', ticket: 0, groups: [] };

/** Each text replaces the previous one, so that a late answer never replaces a newer one. */
export const suggestNext = (state: SuggestState, event: SuggestEvent): SuggestState => {
  if (event.type === 'typed') {
    const ticket = state.ticket + 1;
    return event.text.trim() === '' ? { status: 'idle', ticket, groups: [] } : { ...state, status: 'loading', ticket };
  }
  if (event.ticket !== state.ticket || state.status !== 'loading') return state;
  if (event.type === 'failed') return { ...state, status: 'failed', groups: [] };
  return { ...state, status: 'ready', groups: event.groups.filter(({ items }) => items.length > 0) };
};
