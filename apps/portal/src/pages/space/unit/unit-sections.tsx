import type { UnitDetail } from '@zonekit/api-client/space/contract';
import { monthlyRent } from '@zonekit/api-client/space/rent';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { drawPlate } from '../plate/draw-plate.ts';
import { Plate } from '../plate/plate.tsx';
import { Rent, useStatedPrice } from '../rent.tsx';
import { Months } from './months.tsx';
import * as css from './unit-page.css.ts';

const SECTIONS = ['plan', 'description', 'price', 'months', 'terms', 'park'] as const;

export const sectionsOf = (unit: UnitDetail) =>
  SECTIONS.filter((id) => id !== 'description' || unit.description !== null);

export function UnitSections({ unit }: { unit: UnitDetail }) {
  const t = useWords('spaceUnit');
  const parts: Record<(typeof SECTIONS)[number], ReactNode> = {
    plan: <Plan unit={unit} />,
    description: <p lang={unit.lang}>{unit.description}</p>,
    price: <Price unit={unit} />,
    months: <Months unit={unit} />,
    terms: <Terms unit={unit} />,
    park: <Park unit={unit} />,
  };
  return sectionsOf(unit).map((id) => (
    <section key={id} className={css.section} aria-labelledby={id}>
      <h2 id={id}>{t(`sections.${id}`)}</h2>
      {parts[id]}
    </section>
  ));
}

function Plan({ unit }: { unit: UnitDetail }) {
  const t = useWords('spaceUnit');
  const { width, depth, step } = drawPlate(unit);
  return (
    <figure>
      <Plate unit={unit} className={css.plate} />
      <figcaption className={css.note}>
        {t('plan', { width: width.toFixed(1), depth: depth.toFixed(1), step: String(step) })}
      </figcaption>
    </figure>
  );
}

function Price({ unit }: { unit: UnitDetail }) {
  const t = useWords('spaceUnit');
  const locale = useLocale();
  const statedPrice = useStatedPrice();
  const { price, price_unit, area, seats, rent, rent_rule, lang, price_source, priced_on } = unit;
  const month = monthlyRent({ amount: price.amount, unit: price_unit, area, seats });
  return (
    <DescriptionList
      items={[
        { label: t('price.stated'), value: statedPrice(unit) },
        { label: t('price.rent'), value: <Rent rent={rent} /> },
        { label: t('price.rule'), value: <span lang={lang}>{rent_rule}</span> },
        { label: t('price.month'), value: moneyText(month, locale, true) },
        { label: t('price.source'), value: <span lang={lang}>{price_source}</span> },
        { label: t('price.since'), value: <time dateTime={priced_on}>{priced_on}</time> },
      ]}
    />
  );
}

function Terms({ unit }: { unit: UnitDetail }) {
  const t = useWords('spaceUnit');
  const locale = useLocale();
  const { price, price_unit, area, seats, deposit_months, term_months, availability, available_on } = unit;
  const deposit = monthlyRent({ amount: price.amount, unit: price_unit, area, seats }) * deposit_months;
  return (
    <DescriptionList
      items={[
        {
          label: t('terms.from'),
          value: availability === 'vacant' ? t('terms.now') : <time dateTime={available_on}>{available_on}</time>,
        },
        { label: t('terms.least'), value: t('terms.months', { months: term_months }) },
        {
          label: t('terms.deposit'),
          value: t('terms.depositOf', { months: deposit_months, sum: moneyText(deposit, locale, true) }),
        },
      ]}
    />
  );
}

function Park({ unit: { park, building, lang, number, address } }: { unit: UnitDetail }) {
  const t = useWords('spaceUnit');
  return (
    <DescriptionList
      items={[
        {
          label: t('park.name'),
          value: (
            <Link kind="text" href={`/space/park/${encodeURIComponent(park.id)}`} lang={lang}>
              {park.name}
            </Link>
          ),
        },
        { label: t('park.building'), value: <span lang={lang}>{building.name}</span> },
        { label: t('park.number'), value: number },
        { label: t('park.address'), value: <span lang={lang}>{address}</span> },
      ]}
    />
  );
}
