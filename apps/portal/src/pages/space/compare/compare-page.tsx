import type { UnitDetail } from '@zonekit/api-client/space/contract';
import { unitPath } from '@zonekit/api-client/space/unit-path';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import type { Compared } from '../../shared/compare/compare-address.ts';
import { ComparisonPage } from '../../shared/compare/comparison-page.tsx';
import { nextSteps } from '../next-steps.ts';
import { Plate } from '../plate/plate.tsx';
import { UNIT_SEARCH } from './compare-units.tsx';
import { useCompareGroups } from './use-compare-groups.ts';

export interface ComparePageProps {
  /** Existing items, in the order of the address. */
  units: readonly UnitDetail[];
  compared: Compared;
}

/** Units side by side. */
export function ComparePage({ units, compared: { onlyDifferent } }: ComparePageProps) {
  const t = useWords('spaceComparison');
  const area = useWords('space');
  return (
    <ComparisonPage
      list={UNIT_SEARCH}
      trail={[
        { label: area('home'), href: '/' },
        { label: area('title'), href: '/space' },
        { label: t('list'), href: UNIT_SEARCH },
      ]}
      items={units.map((unit) => {
        const { view } = nextSteps(unit.id);
        return {
          id: unit.id,
          title: unit.title,
          lang: unit.lang,
          kind: area(`houseTypes.${unit.house_type}`),
          href: unitPath(unit),
          picture: <Plate unit={unit} />,
          action: (
            <Button asChild>
              <Link href={view ?? unitPath(unit)}>{t(view ? 'view' : 'open')}</Link>
            </Button>
          ),
        };
      })}
      groups={useCompareGroups(units)}
      onlyDifferent={onlyDifferent}
      words={{
        breadcrumb: t('breadcrumb'),
        title: t('title', { count: units.length }),
        short: t('short'),
        back: t('back'),
        gone: t('gone'),
        goneLine: t('goneLine'),
      }}
    />
  );
}
