import type { UnitSummary } from '@zonekit/api-client/space/contract';
import type { BaseData } from '@zonekit/api-client/space/plan/contract';
import { planEndpoints } from '@zonekit/api-client/space/plan/endpoints';
import { unitPath } from '@zonekit/api-client/space/unit-path';
import { Card } from '@zonekit/ui/card';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { defineHomeSection } from '../home-section.ts';
import { Section } from '../section.tsx';
import * as css from './cards.css.ts';

const SHOWN = 4;

export interface SpacesContent {
  /** Of the whole zone. */
  vacant: number;
  units: readonly UnitSummary[];
  /** Parks, the most vacant units first. */
  parks: BaseData['parks'];
}

function SpaceSection({ content: { vacant, units } }: { content: SpacesContent }) {
  const t = useWords('home');
  const format = useFormatter();
  return (
    <Section
      id="home-spaces"
      title={t('spaces.title')}
      line={t('spaces.line')}
      more={{ title: t('spaces.all'), href: '/space/search?availability=vacant', count: vacant }}
    >
      <ul className={css.cards}>
        {units.map((unit) => (
          <li key={unit.id}>
            <Card href={unitPath(unit)} className={css.card}>
              <span className={css.body}>
                <span className={css.note}>{t(`spaces.types.${unit.house_type}`)}</span>
                <span className={css.title} lang={unit.lang}>
                  {unit.title}
                </span>
                <span className={css.meta}>
                  <span>{t('spaces.area', { area: unit.area })}</span>
                  <span>
                    {t('spaces.rent', {
                      rent: format.number(unit.rent.amount / 100, {
                        minimumFractionDigits: 1,
                        maximumFractionDigits: 1,
                      }),
                    })}
                  </span>
                </span>
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The units that became vacant last. */
export const spaces = defineHomeSection<SpacesContent>({
  load: async ({ data }) => {
    const base = (await data.read(planEndpoints.getBaseData, {}))?.data;
    if (!base || base.latest.length === 0) return null;
    const parks = base.parks.toSorted((one, other) => other.vacant - one.vacant);
    return { vacant: base.vacant, units: base.latest.slice(0, SHOWN), parks };
  },
  Section: SpaceSection,
  page: '/space/search',
});
