import type { UnitDetail, UnitSummary } from '@zonekit/api-client/space/contract';
import { unitKind, unitsPath } from '@zonekit/api-client/space/unit-path';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import { useWords } from '../../../platform/words/use-words.ts';
import { UnitCards } from '../unit-cards.tsx';
import * as css from './similar-units.css.ts';

interface SimilarUnitsProps {
  unit: UnitDetail;
  similar: readonly UnitSummary[];
}

export function SimilarUnits({ unit, similar }: SimilarUnitsProps) {
  const t = useWords('spaceUnit');
  if (similar.length === 0) return null;
  const kind = unitKind(unit.house_type);
  return (
    <section className={css.similar} aria-labelledby="similar" data-unprinted="">
      <SectionHead
        id="similar"
        title={t('similar.title')}
        more={
          <Link kind="more" href={unitsPath(kind)}>
            {t('similar.all')}
          </Link>
        }
      />
      <UnitCards units={similar} />
    </section>
  );
}
