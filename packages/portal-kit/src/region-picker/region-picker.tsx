'use client';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Skeleton } from '@zonekit/ui/skeleton';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useId } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import {
  choiceAt,
  openLevel,
  parentIdOf,
  REGION_LEVELS,
  type RegionEvent,
  type RegionLevel,
  type RegionSelection,
} from './core/region-selection.ts';
import { RegionNews } from './region-news.tsx';
import * as css from './region-picker.css.ts';
import { RegionSelect } from './region-select.tsx';
import type { RegionSources } from './region-sources.ts';
import { useRegionList } from './use-region-list.ts';
import { useRegionSuccessors } from './use-region-successors.ts';

/** Of the field and its label: what is below stays where it is. */
const SEARCH_HEIGHT = '75px';

/** The search field is as large as the rest of the picker, so it loads only with a search. */
const RegionSearchField = lazy(async () => ({
  default: (await import('./region-search-field.tsx')).RegionSearchField,
}));

export interface RegionPickerProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'>, RegionSources {
  /** Kept by the owner through `regionSelection(value, event)` of `@zonekit/portal-kit/region-picker/core`. */
  value: RegionSelection;
  /** Called with each choice and each level that has loaded; apply it by `regionSelection`. */
  onEvent: (event: RegionEvent) => void;
  /** Error message, shown below and announced with the level that has no choice yet. */
  error?: string | undefined;
  /** Whether a form must not be sent before a region is chosen. */
  required?: boolean;
}

/** Province, city, county. Each level loads when the one above is chosen. */
export function RegionPicker({
  value,
  onEvent,
  loadRegions,
  searchRegions,
  resolveRegion,
  error,
  required = false,
  id,
  ...props
}: RegionPickerProps) {
  const t = useKitTranslations('regionPicker');
  const generated = useId();
  const pickerId = id ?? generated;
  const errorId = `${pickerId}-error`;
  const onLoaded: Parameters<typeof useRegionList>[2] = (parentId, items) =>
    onEvent({ type: 'loaded', parentId, items });
  const lists = {
    province: useRegionList(parentIdOf(value, 'province'), loadRegions, onLoaded),
    city: useRegionList(parentIdOf(value, 'city'), loadRegions, onLoaded),
    county: useRegionList(parentIdOf(value, 'county'), loadRegions, onLoaded),
  };
  const { news, choose } = useRegionSuccessors(value, resolveRegion, onEvent);
  const waiting = openLevel(value);
  const failed = REGION_LEVELS.find((level) => lists[level].list.status === 'failed');
  const idOf = (level: RegionLevel) => `${pickerId}-${level}`;
  const open = waiting && lists[waiting].list;

  return (
    <fieldset
      id={pickerId}
      aria-label={props['aria-labelledby'] ? undefined : t('legend')}
      data-invalid={error ? '' : undefined}
      data-complete={waiting ? undefined : ''}
      {...props}
    >
      <div className={css.picker}>
        {searchRegions && (
          <Suspense fallback={<Skeleton height={SEARCH_HEIGHT} />}>
            <RegionSearchField
              id={`${pickerId}-search`}
              value={value}
              onEvent={choose}
              searchRegions={searchRegions}
              below={open ?? { status: 'idle' }}
            />
          </Suspense>
        )}
        <div className={css.levels}>
          {REGION_LEVELS.map((level, depth) => (
            <RegionSelect
              key={level}
              id={idOf(level)}
              level={level}
              list={lists[level].list}
              chosen={choiceAt(value, level)}
              unneeded={value.ended && depth >= value.chosen.length}
              errorId={error && level === (waiting ?? 'province') ? errorId : undefined}
              required={required}
              onChoose={(item) => choose({ type: 'choose', level, item })}
            />
          ))}
        </div>
        {error && (
          <p id={errorId} className={css.message} role="alert">
            <Icon as={CircleAlert} className={css.icon} />
            <span>{error}</span>
          </p>
        )}
        {news && <RegionNews news={news} onChoose={choose} />}
        {failed && (
          <Alert
            tone="warning"
            role="alert"
            title={t('failedTitle', { level: t(failed) })}
            action={
              <Button
                size="sm"
                onClick={() => {
                  lists[failed].retry();
                  // The button goes away with the failure; its place in the tab order is the list it was about.
                  document.getElementById(idOf(failed))?.focus();
                }}
              >
                {t('retry')}
              </Button>
            }
          >
            {t('failedText')}
          </Alert>
        )}
        <VisuallyHidden role="status">
          {waiting && waiting !== 'province' && open?.status === 'ready'
            ? t('loaded', { level: t(waiting), count: open.items.length })
            : ''}
        </VisuallyHidden>
      </div>
    </fieldset>
  );
}
