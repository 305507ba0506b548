import { Cover } from '@zonekit/ui/cover';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import { type ComparedItem, type CompareRow, ComparisonTable } from './comparison-table.tsx';

const itemsOf = (text: SampleProps['text']): ComparedItem[] => [
  {
    id: 'u-1802',
    title: text('启航中心 1802', 'Harbour Centre 1802'),
    href: '#',
    picture: <Cover id="u-1802" kind="berth" />,
  },
  {
    id: 'u-602',
    title: text('东港研究园 602', 'Research Park 602'),
    href: '#',
    picture: <Cover id="u-602" kind="berth" />,
  },
];

interface OneRowProps extends Pick<SampleProps, 'text'> {
  row: CompareRow;
}

function OneRow({ text, row }: OneRowProps) {
  return (
    <ComparisonTable
      items={itemsOf(text)}
      groups={[{ title: text('比较', 'Compared'), rows: [row] }]}
      onlyDifferent={false}
      switchHref="#"
    />
  );
}

const advice: AdviceSamples = {
  zoom: 0.7,
  dos: {
    'Bring figures to one unit before they are compared': ({ text }) => (
      <OneRow
        text={text}
        row={{
          id: 'rent',
          label: text('租金', 'Rent'),
          better: 'less',
          cells: [73, 57.8].map((value) => ({ text: String(value), unit: text('元/㎡·月', 'CNY/m²·month'), value })),
        }}
      />
    ),
    'Pass null for what is not stated, never 0': ({ text }) => (
      <OneRow
        text={text}
        row={{
          id: 'fee',
          label: text('物业费', 'Service charge'),
          better: 'less',
          cells: [{ text: '18', unit: text('元/㎡·月', 'CNY/m²·month'), value: 18 }, null],
        }}
      />
    ),
  },
  donts: {
    'No figures of different units side by side: the smaller one is not the cheaper one': ({ text }) => (
      <OneRow
        text={text}
        row={{
          id: 'rent',
          label: text('租金', 'Rent'),
          better: 'less',
          cells: [
            { text: '2.4', unit: text('元/㎡·天', 'CNY/m²·day'), value: 2.4 },
            { text: '57.8', unit: text('元/㎡·月', 'CNY/m²·month'), value: 57.8 },
          ],
        }}
      />
    ),
    'No `better` where neither more nor less is better': ({ text }) => (
      <OneRow
        text={text}
        row={{
          id: 'floor',
          label: text('楼层', 'Floor'),
          better: 'more',
          cells: [18, 6].map((value) => ({ text: String(value), unit: text('层', 'th'), value })),
        }}
      />
    ),
  },
};
export default advice;
