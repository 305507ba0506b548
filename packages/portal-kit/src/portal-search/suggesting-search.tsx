import { Button } from '@zonekit/ui/button';
import { SearchInput } from '@zonekit/ui/search-input';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { addToHistory } from './core/history.ts';
import * as css from './portal-search.css.ts';
import type { SuggestingSearchProps } from './portal-search.types.ts';
import { searchHistory } from './search-history.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The search with its suggestions, in place of the plain one that was reached for: it takes over text and focus. */
export function SuggestingSearch(props: SuggestingSearchProps) {
  const { action, label, placeholder, size, suggest, onGo, historyName, typed, began } = props;
  const t = useKitTranslations('portalSearch');
  const [text, setText] = useState(typed);
  const [history] = useState(() => searchHistory(historyName));
  const [recent, setRecent] = useState(() => history.read() ?? []);
  const [{ status, groups }, type] = useSuggestions(suggest);
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes over
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(typed.length, typed.length);
    if (typed) type(typed);
    // A click opens the list, as the next key would.
    if (typed && began) input.current?.click();
  }, []);

  const options = groups.flatMap(({ kind, items }) =>
    items.map(({ id, title, pieces, hint }) => ({
      value: `${kind} ${id}`,
      label: title,
      group: kind,
      ...(pieces && { pieces }),
      ...(hint !== undefined && { description: hint }),
    })),
  );
  const hrefs = new Map(groups.flatMap(({ kind, items }) => items.map(({ id, href }) => [`${kind} ${id}`, href])));

  const remember = (searched: string) => {
    // As it is now: another tab may have searched too.
    const texts = addToHistory(history.read() ?? [], searched);
    history.write(texts);
    setRecent(texts);
  };
  const search = (query: string) => {
    const q = query.trim();
    if (q) remember(q);
    onGo(q ? `${action}?${new URLSearchParams({ q })}` : action);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the oldest browser served
    <form role="search" className={css.search} action={action} method="get" onSubmit={submit}>
      <SearchInput
        ref={input}
        name="q"
        aria-label={label}
        {...(placeholder !== undefined && { placeholder })}
        maxLength={100}
        size={size}
        className={css.input}
        value={text}
        onValueChange={setText}
        onQueryChange={type}
        onSearch={(chosen, suggestion) => {
          const href = suggestion && hrefs.get(suggestion.value);
          if (href) {
            remember(text);
            onGo(href);
          } else if (chosen !== text) search(chosen);
          // Else it was Enter, which sends the form.
        }}
        filter={false}
        suggestions={status === 'ready' || status === 'loading' ? options : []}
        loading={status === 'loading' && options.length === 0}
        recent={recent}
        onClearRecent={() => {
          history.remove();
          setRecent([]);
        }}
        labels={{
          list: t('list'),
          empty: t(status === 'failed' ? 'failed' : 'empty'),
          loading: t('loading'),
          count: (count) => t('count', { count }),
          clear: t('clear'),
          recent: t('recent'),
          clearRecent: t('clearRecent'),
        }}
      />
      <Button type="submit" kind="primary" size={size} className={css.button}>
        {t('search')}
      </Button>
    </form>
  );
}
