'use client';
import type { ComponentProps } from 'react';
import { openLevel, parentIdOf, type RegionEvent, type RegionSelection } from './core/region-selection.ts';
import { RegionNews } from './region-news.tsx';
import * as css from './region-picker.css.ts';
import { RegionSearchField } from './region-search-field.tsx';
import type { RegionSources } from './region-sources.ts';
import type { SearchRegions } from './use-region-hits.ts';
import { useRegionList } from './use-region-list.ts';
import { useRegionSuccessors } from './use-region-successors.ts';

export interface RegionSearchProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'>, RegionSources {
  searchRegions: SearchRegions;
  /** Kept by the owner through `regionSelection(value, event)` of `@zonekit/portal-kit/region-picker/core`. */
  value: RegionSelection;
  /** Called with each choice and each level that has loaded; apply it by `regionSelection`. */
  onEvent: (event: RegionEvent) => void;
  /** By default 'Find a region'. */
  label?: string;
  /** Error message, shown below and read with the input. */
  error?: string | undefined;
  /** Whether a region has to be chosen. */
  required?: boolean;
}

/** A region in one field, found by typing; one that is not the last lists what lies below it. */
export function RegionSearch(props: RegionSearchProps) {
  const { value, onEvent, searchRegions, loadRegions, resolveRegion, id, label, error, required, ...rest } = props;
  const waiting = openLevel(value);
  const { list } = useRegionList(waiting && parentIdOf(value, waiting), loadRegions, (parentId, items) =>
    onEvent({ type: 'loaded', parentId, items }),
  );
  const { news, choose } = useRegionSuccessors(value, resolveRegion, onEvent);
  return (
    <div {...rest} className={css.picker} data-complete={waiting ? undefined : ''}>
      <RegionSearchField
        {...(id !== undefined && { id })}
        {...{ label, error, value, searchRegions }}
        {...(required && { required })}
        below={list}
        onEvent={choose}
      />
      {news && <RegionNews news={news} onChoose={choose} />}
    </div>
  );
}
