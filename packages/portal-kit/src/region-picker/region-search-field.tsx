'use client';
import { Combobox } from '@zonekit/ui/combobox';
import { Field } from '@zonekit/ui/field';
import { useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import {
  openLevel,
  type RegionEvent,
  type RegionItem,
  type RegionSelection,
  regionWords,
} from './core/region-selection.ts';
import { lastIdOf } from './core/region-successors.ts';
import { type SearchRegions, useRegionHits } from './use-region-hits.ts';
import type { RegionList } from './use-region-list.ts';

interface RegionSearchFieldProps {
  value: RegionSelection;
  onEvent: (event: RegionEvent) => void;
  searchRegions: SearchRegions;
  /** What lies below the choice so far: listed while nothing is typed. */
  below: RegionList;
  id?: string;
  label?: string | undefined;
  error?: string | undefined;
  required?: boolean;
}

/** A municipality is province and city: its name is offered once. */
const optionsOf = (paths: readonly (readonly RegionItem[])[]) => {
  const words = paths.map((path) => regionWords(path.map(({ name }) => name)));
  return paths.flatMap((path, i) =>
    words.indexOf(words[i] ?? '') === i ? [{ value: path.at(-1)?.id ?? '', label: words[i] ?? '' }] : [],
  );
};

/** One field that finds a region by name, pinyin or initials, and lists what lies below one that is not the last. */
export function RegionSearchField({ value, onEvent, searchRegions, below, label, ...field }: RegionSearchFieldProps) {
  const t = useKitTranslations('regionPicker');
  const [query, setQuery] = useState('');
  const hits = useRegionHits(query.trim(), searchRegions);
  const soFar: readonly RegionItem[] = value.chosen;
  // Once complete there is nothing below: the list shows what is chosen.
  const listed = below.status === 'ready' ? below.items.map((item) => [...soFar, item]) : soFar.length ? [soFar] : [];
  const paths = hits.status === 'ready' ? hits.paths : hits.status === 'idle' ? listed : [];
  const status = hits.status === 'idle' ? below.status : hits.status;
  const waiting = openLevel(value);
  const id = lastIdOf(value) ?? null;

  return (
    <Field
      {...field}
      label={label ?? t('search.label')}
      hint={waiting && id !== null && <span role="status">{t('search.more', { level: t(waiting) })}</span>}
    >
      {(control) => (
        <Combobox
          {...control}
          size="lg"
          placeholder={t('search.placeholder')}
          options={optionsOf(paths)}
          filter={false}
          loading={status === 'loading'}
          value={id}
          valueLabel={regionWords(value.chosen.map(({ name }) => name))}
          onQueryChange={setQuery}
          onValueChange={(next) => {
            const path = paths.find((each) => each.at(-1)?.id === next);
            onEvent(path ? { type: 'path', path } : { type: 'choose', level: 'province', item: null });
          }}
          labels={{
            list: t('search.list'),
            open: t('search.open'),
            clear: t('search.clear'),
            loading: t('search.loading'),
            empty: t(status === 'failed' ? 'search.failed' : 'search.empty'),
            count: (count) => t('search.count', { count }),
          }}
        />
      )}
    </Field>
  );
}
