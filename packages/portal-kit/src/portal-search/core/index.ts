export { addToHistory, HISTORY_LENGTH, historyKey, parseHistory } from './history.ts';
export {
  SUGGEST_START,
  type SuggestEvent,
  type Suggestion,
  type SuggestionGroup,
  type SuggestState,
  suggestNext,
} from './suggest-state.ts';
