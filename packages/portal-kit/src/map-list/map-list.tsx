'use client';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { WIDE } from '@zonekit/ui/media';
import { useMedia } from '@zonekit/ui/media/use-media';
import { List, Map as MapIcon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { publishable } from './core/base-layer.ts';
import type { BaseLayer, Place, PlaceTone, Plan } from './core/plan.types.ts';
import * as css from './map-list.css.ts';
import { MapPane } from './map-pane.tsx';
import { number } from './number.css.ts';

export type {
  BaseLayer,
  Place,
  PlaceTone,
  Plan,
  PlanFeature,
  PlanGeometry,
  PlanRole,
  Position,
} from './core/plan.types.ts';

export interface MapListProps<P extends Place> {
  /** Accessible name of the list: 'Spaces found'. */
  label: string;
  /** Places of the list, with their positions in WGS-84. */
  places: readonly P[];
  /** The zone's own plan, in WGS-84; shown where no base layer may be. */
  plan: Plan;
  /** Shown with a valid review number (审图号) alone. */
  baseLayer?: BaseLayer;
  /** What the outlines on the map say, below it. */
  legend?: readonly { tone: PlaceTone; text: string }[];
  /** The map as wide as the list, where the page is about the map; else the list has more room. */
  even?: boolean;
  /** Content of a row beside its number; by default name and facts. */
  children?: (place: P, number: number) => ReactNode;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
}

type Pane = 'list' | 'map';

/**
 * Places as a list and on a map, each of which points out what the other has in focus. All that is on the map is in the
 * list. The map's code loads when the map comes into view; without it only the list is shown.
 */
export function MapList<P extends Place>({
  label,
  places,
  plan,
  baseLayer,
  legend = [],
  even = false,
  children,
  empty,
}: MapListProps<P>) {
  const t = useKitTranslations('mapList');
  const wide = useMedia(WIDE);
  const [pane, setPane] = useState<Pane>('list');
  const [pointed, setPointed] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const layer = publishable(baseLayer);
  const current = places.find(({ id }) => id === pointed) ?? places[0];

  const choose = (id: string) => {
    setPointed(id);
    const row = list.current?.children[places.findIndex((place) => place.id === id)];
    if (wide) row?.scrollIntoView({ block: 'nearest' });
  };
  const panes = { list: { name: t('list'), icon: List }, map: { name: layer ? t('map') : t('plan'), icon: MapIcon } };
  return (
    <div className={css.finder} data-pane={pane} data-even={even ? '' : undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: two views of one thing, no fields */}
      <div role="group" aria-label={t('panes')} className={css.panes}>
        {(['list', 'map'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={css.pane}
            aria-pressed={pane === each}
            onClick={() => setPane(each)}
          >
            <Icon as={panes[each].icon} />
            {panes[each].name}
          </button>
        ))}
      </div>
      {places.length === 0 ? (
        <div className={css.list}>{empty}</div>
      ) : (
        <ol ref={list} className={css.list} aria-label={label}>
          {places.map((place, index) => (
            <li
              key={place.id}
              className={css.row}
              data-now={place === current ? '' : undefined}
              onMouseEnter={() => setPointed(place.id)}
              onFocus={() => setPointed(place.id)}
            >
              <span>
                <b className={number}>{index + 1}</b>
              </span>
              <div>{children ? children(place, index + 1) : <PlaceText place={place} />}</div>
            </li>
          ))}
        </ol>
      )}
      <MapPane
        {...{ places, plan, layer, current }}
        visible={wide || pane === 'map'}
        onPoint={setPointed}
        onChoose={choose}
        note={layer ? t('review', layer) : t('schematic', { count: places.length })}
      >
        {current && (
          <div className={css.now} data-now="">
            <span>
              <b className={number}>{places.indexOf(current) + 1}</b>
            </span>
            <div>
              <PlaceText place={current} />
            </div>
          </div>
        )}
        {legend.length > 0 && (
          <ul className={css.legend}>
            {legend.map(({ tone, text }) => (
              <li key={tone} className={css.legendItem}>
                <span className={css.swatch} data-tone={tone} aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
        )}
      </MapPane>
    </div>
  );
}

function PlaceText({ place: { name, href, facts = [] } }: { place: Place }) {
  return (
    <>
      <Link href={href} className={css.name}>
        {name}
      </Link>
      {facts.length > 0 && (
        <p className={css.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
    </>
  );
}
