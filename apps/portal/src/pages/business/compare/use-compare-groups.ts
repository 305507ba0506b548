import type { ServicePrice, ServiceSummary } from '@zonekit/api-client/business/service/contract';
import type { CompareCell, CompareGroup, CompareRow } from '@zonekit/portal-kit/comparison-table';
import { moneyParts } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { comparedPackage } from './compared-package.ts';

type Attribute = Omit<CompareRow, 'cells'> & { of: (service: ServiceSummary) => CompareCell | null };

/** Compared properties of services, in groups. Prices are those of the most ordered packages. */
export const useCompareGroups = (services: readonly ServiceSummary[]): CompareGroup[] => {
  const t = useWords('businessComparison');
  const locale = useLocale();
  const sum = (fen: number): CompareCell => {
    const { prefix, figure, unit } = moneyParts(fen, locale);
    return { text: `${prefix} ${figure}`.trim(), unit, value: fen };
  };
  const percent = (value: number | null): CompareCell | null =>
    value === null ? null : { text: String(value), unit: '%', value };
  const ofPackage =
    (cell: (taken: ServicePrice, service: ServiceSummary) => CompareCell) => (service: ServiceSummary) => {
      const taken = comparedPackage(service.packages);
      return taken ? cell(taken, service) : null;
    };

  const groups: { title: string; attributes: Attribute[] }[] = [
    {
      title: t('groups.price'),
      attributes: [
        { id: 'package', label: t('rows.package'), of: ofPackage(({ name }) => ({ text: name })) },
        { id: 'price', label: t('rows.price'), better: 'less', of: ofPackage(({ price }) => sum(price.amount)) },
        {
          id: 'least',
          label: t('rows.voucher'),
          better: 'less',
          of: ofPackage(({ price }, { voucher_rate }) => sum(Math.round((price.amount * (100 - voucher_rate)) / 100))),
        },
        { id: 'unit', label: t('rows.unit'), of: ofPackage(({ unit }) => ({ text: unit })) },
      ],
    },
    {
      title: t('groups.work'),
      attributes: [
        {
          id: 'rating',
          label: t('rows.rating'),
          better: 'more',
          of: ({ rating: { average } }) =>
            average === null ? null : { text: average.toFixed(1), unit: '/ 5', value: average },
        },
        {
          id: 'on-time',
          label: t('rows.onTime'),
          better: 'more',
          of: ({ rating }) => percent(rating.on_time_rate),
        },
        {
          id: 'days',
          label: t('rows.median'),
          better: 'less',
          bestLabel: t('fastest'),
          of: ({ median_days }) => ({ text: String(median_days), unit: t('days'), value: median_days }),
        },
      ],
    },
    {
      title: t('groups.terms'),
      attributes: [
        { id: 'failure', label: t('rows.failure'), of: ({ on_failure }) => ({ text: on_failure }) },
        { id: 'invoice', label: t('rows.invoice'), of: ({ invoice }) => ({ text: invoice }) },
        {
          id: 'contents',
          label: t('rows.packages'),
          of: ({ packages }) => ({ text: packages.map(({ name }) => name).join(t('comma')) }),
        },
      ],
    },
  ];
  return groups.map(({ title, attributes }) => ({
    title,
    rows: attributes.map(({ of, ...row }) => ({ ...row, cells: services.map(of) })),
  }));
};
