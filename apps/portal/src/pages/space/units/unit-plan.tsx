import type { UnitSummary } from '@zonekit/api-client/space/contract';
import type { LandOverlays } from '@zonekit/api-client/space/plan/contract';
import { useLandOverlays } from '@zonekit/api-client/space/plan/hooks';
import { MapList } from '@zonekit/portal-kit/map-list';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useMemo } from 'react';
import { zonePlan } from '#variant/plan.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { itemsOf } from '../map/plan-items.ts';
import { usePlace } from '../map/use-place.ts';
import { drawZone } from '../map/zone-drawing.ts';
import { unitPlaces } from './unit-places.ts';
import * as css from './unit-plan.css.ts';
import { UnitRow } from './unit-row.tsx';

export interface UnitPlanProps {
  units: readonly UnitSummary[];
}

/** The units of a page by their buildings, beside a plan of the zone. */
export function UnitPlan({ units }: UnitPlanProps) {
  const t = useWords('spaceUnits');
  const read = useLandOverlays({});
  const overlays = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  if (overlays) return <PlacedUnits units={units} overlays={overlays} />;
  return (
    <>
      {read.status === 'failed' && (
        <Alert
          tone="warning"
          title={t('plan.failed')}
          action={<Button onClick={read.reload}>{t('plan.retry')}</Button>}
        />
      )}
      <UnitRows units={units} />
    </>
  );
}

function PlacedUnits({ units, overlays }: UnitPlanProps & { overlays: LandOverlays }) {
  const t = useWords('spaceMap');
  const list = useWords('spaceUnits');
  const placeOf = usePlace([]);
  const items = useMemo(() => itemsOf(overlays.features), [overlays]);
  const plan = useMemo(() => drawZone(zonePlan, items, 'building'), [items]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and formats are those of the language, which is another page; the map is drawn anew for each array
  const { places, elsewhere } = useMemo(() => {
    const placed = unitPlaces(units, items);
    return { ...placed, places: placed.places.map(({ item, units }) => ({ ...placeOf(item), units })) };
  }, [units, items]);
  return (
    <>
      <MapList
        label={list('search.title')}
        places={places}
        plan={plan}
        legend={(['open', 'taken'] as const).map((tone) => ({ tone, text: t(`legend.${tone}`) }))}
      >
        {({ name, href, units }) => (
          <>
            <Link href={href} className={css.name}>
              {name}
            </Link>
            <UnitRows units={units} />
          </>
        )}
      </MapList>
      <UnitRows units={elsewhere} />
    </>
  );
}

function UnitRows({ units }: UnitPlanProps) {
  return (
    <ul>
      {units.map((unit) => (
        <li key={unit.id} className={css.unit}>
          <UnitRow unit={unit} narrow />
        </li>
      ))}
    </ul>
  );
}
