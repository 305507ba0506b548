import type { UnitSummary } from '@zonekit/api-client/space/contract';
import { planEndpoints } from '@zonekit/api-client/space/plan/endpoints';
import { unitPath } from '@zonekit/api-client/space/unit-path';
import { Card } from '@zonekit/ui/card';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { defineHomeSection } from '../home-section.ts';
import { Section } from '../section.tsx';
import * as css from './cards.css.ts';

const SHOWN = 4;

interface Spaces {
  /** Of the whole zone. */
  vacant: number;
  units: readonly UnitSummary[];
}

function SpaceSection({ content: { vacant, units } }: { content: Spaces }) {
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
export const spaces = defineHomeSection<Spaces>({
  load: async ({ data }) => {
    const base = (await data.read(planEndpoints.getBaseData, {}))?.data;
    return base && base.latest.length > 0 ? { vacant: base.vacant, units: base.latest.slice(0, SHOWN) } : null;
  },
  Section: SpaceSection,
  page: '/space/search',
});
