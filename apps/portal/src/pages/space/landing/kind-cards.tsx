import type { BaseData } from '@zonekit/api-client/space/plan/contract';
import { houseTypesOf } from '@zonekit/api-client/space/unit-path';
import { Card } from '@zonekit/ui/card';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { Plate } from '../plate/plate.tsx';
import * as css from './kind-cards.css.ts';
import { introductionHref, type KindFigures, kindFigures, rulerEnd } from './kinds.ts';

/** The four kinds with what is vacant, their rents on one ruler. */
export function KindCards({ base }: { base: BaseData }) {
  const t = useWords('spaceLanding');
  const kinds = kindFigures(base);
  const end = rulerEnd(kinds);
  return (
    <>
      <ul className={css.cards}>
        {kinds.map((figures) => (
          <li key={figures.kind}>
            <KindCard figures={figures} end={end} />
          </li>
        ))}
      </ul>
      <p className={css.ruled}>{t('kinds.ruler', { end })}</p>
    </>
  );
}

function KindCard({ figures: { kind, vacant, vacantArea, rent, area }, end }: { figures: KindFigures; end: number }) {
  const t = useWords('spaceLanding');
  const kinds = useWords('spaceUnits');
  const words = useWords('space');
  const format = useFormatter();
  const types = houseTypesOf(kind);
  // Of the last house type the drawing tells the kind best: workstations, land.
  const house_type = types.at(-1) ?? 'office';
  const percent = (value: number) => `${Math.min(100, (value / end) * 100)}%`;
  return (
    <Card href={introductionHref(kind)} className={css.card}>
      <Plate unit={{ id: kind, house_type, area: area?.to ?? 100, seats: house_type === 'workstation' ? 24 : null }} />
      <span className={css.body}>
        <span className={css.name}>{kinds(`kinds.${kind}.title`)}</span>
        <span className={css.figure}>
          <b className={css.number}>{format.number(Math.round(vacantArea))}</b>
          {words('areaUnit')}
          <span className={css.count}>{t('kinds.vacant', { count: vacant })}</span>
        </span>
        <span className={css.ruler} aria-hidden="true">
          {rent && (
            <span
              className={css.range}
              style={{ insetInlineStart: percent(rent.from), width: `calc(${percent(rent.to - rent.from)} + 2px)` }}
            />
          )}
        </span>
        <span>
          {rent
            ? t.rich('kinds.rent', {
                from: format.number(rent.from, { maximumFractionDigits: 1 }),
                to: format.number(rent.to, { maximumFractionDigits: 1 }),
                b: (chunks) => <b>{chunks}</b>,
              })
            : t('kinds.none')}
        </span>
        {area && (
          <span className={css.note}>{t('kinds.area', { from: Math.round(area.from), to: Math.round(area.to) })}</span>
        )}
      </span>
    </Card>
  );
}
