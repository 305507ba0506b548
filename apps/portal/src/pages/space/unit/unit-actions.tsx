import type { UnitDetail } from '@zonekit/api-client/space/contract';
import { monthlyRent } from '@zonekit/api-client/space/rent';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { UnitCompareBox } from '../compare/compare-units.tsx';
import { nextSteps } from '../next-steps.ts';
import { Rent } from '../rent.tsx';
import * as css from './unit-page.css.ts';

const parkHref = ({ park }: UnitDetail) => `/space/park/${encodeURIComponent(park.id)}`;

/** What to do about the unit: view it, apply for it; where neither can be done here, ask the park. */
export function UnitCard({ unit }: { unit: UnitDetail }) {
  const t = useWords('spaceUnit');
  const locale = useLocale();
  const { view, apply } = nextSteps(unit.id);
  const { price, price_unit, area, seats } = unit;
  return (
    <Card className={css.card}>
      <h2 className={css.cardTitle}>{t('card.title')}</h2>
      <p className={css.cardRent}>
        <Rent rent={unit.rent} />
      </p>
      <p className={css.note}>
        {t('card.month', {
          sum: moneyText(monthlyRent({ amount: price.amount, unit: price_unit, area, seats }), locale, true),
        })}
      </p>
      {view && (
        <Button asChild kind="primary" size="lg">
          <Link href={view}>{t('card.view')}</Link>
        </Button>
      )}
      {apply && (
        <Button asChild>
          <Link href={apply}>{t('card.apply')}</Link>
        </Button>
      )}
      {!view && !apply && (
        <Button asChild kind="primary" size="lg">
          <Link href={parkHref(unit)}>{t('card.park')}</Link>
        </Button>
      )}
      <UnitCompareBox unit={unit} />
    </Card>
  );
}

/** On a phone the same action stays at the lower edge. */
export function UnitBar({ unit }: { unit: UnitDetail }) {
  const t = useWords('spaceUnit');
  const area = useWords('space');
  const { view, apply } = nextSteps(unit.id);
  return (
    <ActionBar lead={<b>{area('area', { area: unit.area })}</b>} line={<Rent rent={unit.rent} />}>
      <Button asChild kind="primary">
        <Link href={view ?? apply ?? parkHref(unit)}>{t(view ? 'card.view' : apply ? 'card.apply' : 'card.park')}</Link>
      </Button>
    </ActionBar>
  );
}
