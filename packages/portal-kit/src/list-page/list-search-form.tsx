import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { TextInput } from '@zonekit/ui/text-input';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { hiddenPairs } from './core/list-moves.ts';
import type { ListSearch } from './core/list-search.ts';
import * as css from './list-page.css.ts';

/** Works without script: the choices that are made go along as hidden fields. */
export function ListSearchForm({ path, search, label }: { path: string; search: ListSearch; label: string }) {
  const t = useKitTranslations('listPage');
  const input = useRef<HTMLInputElement>(null);
  // The address owns what is looked for; remounting the field would take the focus from the user who types.
  useEffect(() => {
    if (input.current) input.current.value = search.q ?? '';
  }, [search.q]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the oldest browser served
    <form className={css.search} role="search" action={path} method="get">
      {hiddenPairs(search).map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a parameter may be there twice with one value
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        ref={input}
        type="search"
        name="q"
        defaultValue={search.q ?? ''}
        maxLength={100}
        aria-label={label}
        className={css.searchInput}
      />
      <Button type="submit" kind="primary" className={css.searchButton}>
        <Icon as={Search} />
        {t('search')}
      </Button>
    </form>
  );
}
