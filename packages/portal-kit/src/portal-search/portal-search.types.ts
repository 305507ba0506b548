import type { SuggestionGroup } from './core/suggest-state.ts';

/** Gives the suggestions for a text, which may be one character, pinyin or initials. Aborted once another text is typed. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly SuggestionGroup[]>;

export interface PortalSearchProps {
  /** Where the results are: `action?q=…`. Without script the form goes there by itself. */
  action: string;
  /** Names the input: 'Search policies and calls'. */
  label: string;
  /** Example shown while the input is empty. */
  placeholder?: string;
  /** What the box begins with: the search whose results the page shows. */
  defaultValue?: string;
  /** Height of the input: 40 or 52 px. */
  size?: 'md' | 'lg';
  /** Requests the suggestions for a text; the signal aborts it when the text changes. */
  suggest: Suggest;
  /** Goes to a suggestion or to the results, by the application's router. */
  onGo: (href: string) => void;
  /** Tells its history apart from that of another search of the origin. */
  historyName: string;
}

export interface SuggestingSearchProps extends Omit<PortalSearchProps, 'size' | 'defaultValue'> {
  size: 'md' | 'lg';
  /** What was typed before this one came. */
  typed: string;
  /** The visitor typed it, and waits for suggestions. */
  began: boolean;
}
