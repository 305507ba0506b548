import type { ChainCompany } from '@zonekit/api-client/content/contract';
import { MapList, type Position } from '@zonekit/portal-kit/map-list';
import { EmptyState } from '@zonekit/ui/empty-state';
import { zonePlan } from '#variant/plan.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './industry-map.css.ts';

export interface CompanyMapProps {
  /** Of the chain. */
  name: string;
  /** Those that have published where they are. */
  companies: readonly ChainCompany[];
  /** Number of the others. */
  unplaced: number;
}

/** Companies of a chain on the zone's plan and beside it as a list. */
export function CompanyMap({ name, companies, unplaced }: CompanyMapProps) {
  const t = useWords('contentIndustryMap');
  return (
    <>
      <MapList
        label={t('mapLabel', { name })}
        plan={zonePlan}
        places={companies.flatMap(({ id, name: company, chain, position, product, staff, coordinates }) =>
          coordinates
            ? [
                {
                  id,
                  name: company,
                  href: `/entrance/industryMap?chain=${chain.id}&position=${position.id}#companies`,
                  position: coordinates as Position,
                  // A product may have the name of its position.
                  facts: [...new Set([position.name, product, t('staff', { count: staff })])],
                },
              ]
            : [],
        )}
        empty={<EmptyState title={t('noPlaces')} />}
      />
      {unplaced > 0 && <p className={css.unplaced}>{t('unplaced', { count: unplaced })}</p>}
    </>
  );
}
