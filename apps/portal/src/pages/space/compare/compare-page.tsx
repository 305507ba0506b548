import { useRouter } from '@tanstack/react-router';
import type { UnitDetail } from '@zonekit/api-client/space/contract';
import { unitPath } from '@zonekit/api-client/space/unit-path';
import { ComparisonTable } from '@zonekit/portal-kit/comparison-table';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { nextSteps } from '../next-steps.ts';
import { Plate } from '../plate/plate.tsx';
import { type Compared, compareHref } from './compare-address.ts';
import * as css from './compare-page.css.ts';
import { useCompareGroups } from './use-compare-groups.ts';

export interface ComparePageProps {
  /** Those that exist, in the order of the address. */
  units: readonly UnitDetail[];
  compared: Compared;
}

/** Units side by side: what differs is marked, the best named. */
export function ComparePage({ units, compared: { onlyDifferent } }: ComparePageProps) {
  const t = useWords('spaceComparison');
  const area = useWords('space');
  const router = useRouter();
  const groups = useCompareGroups(units);
  const ids = units.map(({ id }) => id);
  const list = '/space/search';
  return (
    <Container className={css.page}>
      <Breadcrumb
        label={t('breadcrumb')}
        items={[
          { label: area('home'), href: '/' },
          { label: area('title'), href: '/space' },
          { label: t('list'), href: list },
          { label: t('short') },
        ]}
      />
      <div className={css.head}>
        <h1 className={css.title}>{t('title', { count: units.length })}</h1>
        <Link kind="text" href={list}>
          {t('back')}
        </Link>
      </div>
      {units.length < 2 ? (
        <EmptyState
          headingLevel={2}
          title={t('gone')}
          action={
            <Button asChild>
              <Link href={list}>{t('back')}</Link>
            </Button>
          }
        >
          {t('goneLine')}
        </EmptyState>
      ) : (
        <ComparisonTable
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
          groups={groups}
          onlyDifferent={onlyDifferent}
          switchHref={compareHref(ids, !onlyDifferent)}
          onRemove={(id) => {
            const left = ids.filter((other) => other !== id);
            void router.navigate({
              href: left.length > 1 ? compareHref(left, onlyDifferent) : list,
              replace: true,
              resetScroll: false,
            });
          }}
        />
      )}
    </Container>
  );
}
