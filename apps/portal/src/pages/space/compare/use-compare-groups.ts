import type { UnitDetail } from '@zonekit/api-client/space/contract';
import { monthlyRent } from '@zonekit/api-client/space/rent';
import type { CompareCell, CompareGroup, CompareRow } from '@zonekit/portal-kit/comparison-table';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { useStatedPrice } from '../rent.tsx';

type Attribute = Omit<CompareRow, 'cells'> & { of: (unit: UnitDetail) => CompareCell | null };

/** What of units is compared, in groups. */
export const useCompareGroups = (units: readonly UnitDetail[]): CompareGroup[] => {
  const t = useWords('spaceComparison');
  const area = useWords('space');
  const format = useFormatter();
  const statedPrice = useStatedPrice();
  const figure = (value: number | null, unit: string, digits = 0): CompareCell | null =>
    value === null
      ? null
      : {
          text: format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: Math.max(digits, 1) }),
          unit,
          value,
        };
  const months = (count: number): CompareCell => ({ text: t('months', { count }) });

  const groups: { title: string; attributes: Attribute[] }[] = [
    {
      title: t('groups.price'),
      attributes: [
        {
          id: 'rent',
          label: t('rows.rent'),
          better: 'less',
          of: ({ rent }) => figure(rent.amount / 100, area('rentUnit'), 1),
        },
        { id: 'price', label: t('rows.price'), of: (unit) => ({ text: statedPrice(unit) }) },
        {
          id: 'month',
          label: t('rows.month'),
          better: 'less',
          of: ({ price, price_unit, area: size, seats }) => {
            const fen = monthlyRent({ amount: price.amount, unit: price_unit, area: size, seats });
            return figure(Math.round(fen / 100), t('yuan'));
          },
        },
        { id: 'deposit', label: t('rows.deposit'), of: ({ deposit_months }) => months(deposit_months) },
      ],
    },
    {
      title: t('groups.space'),
      attributes: [
        {
          id: 'area',
          label: t('rows.area'),
          better: 'more',
          bestLabel: t('largest'),
          of: (unit) => figure(unit.area, area('areaUnit')),
        },
        { id: 'height', label: t('rows.height'), better: 'more', of: ({ height }) => figure(height, 'm') },
        {
          id: 'load',
          label: t('rows.load'),
          better: 'more',
          of: ({ floor_load }) => figure(floor_load, t('kilograms')),
        },
        { id: 'power', label: t('rows.power'), better: 'more', of: ({ power }) => figure(power, 'kW') },
        { id: 'floor', label: t('rows.floor'), of: ({ floor }) => ({ text: area('floor', { floor: String(floor) }) }) },
        {
          id: 'decoration',
          label: t('rows.decoration'),
          of: ({ decoration }) => ({ text: area(`decorations.${decoration}`) }),
        },
      ],
    },
    {
      title: t('groups.terms'),
      attributes: [
        {
          id: 'from',
          label: t('rows.from'),
          of: ({ availability, available_on }) => ({
            text: area(`availability.${availability}`, { date: available_on }),
          }),
        },
        { id: 'term', label: t('rows.term'), of: ({ term_months }) => months(term_months) },
      ],
    },
    {
      title: t('groups.place'),
      attributes: [
        { id: 'park', label: t('rows.park'), of: ({ park }) => ({ text: park.name }) },
        { id: 'address', label: t('rows.address'), of: ({ address }) => ({ text: address }) },
      ],
    },
  ];
  return groups.map(({ title, attributes }) => ({
    title,
    rows: attributes.map(({ of, ...row }) => ({ ...row, cells: units.map(of) })),
  }));
};
