import type { AdviceSamples, SampleProps } from '../docs/advice.types.ts';
import { Pagination } from '../pagination/pagination.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Table, type TableColumn } from './table.tsx';

interface Space {
  name: string;
  area: number;
}

const spacesOf = (text: SampleProps['text']): Space[] => [
  { name: text('临港研发楼', 'Harbour Lab'), area: 12_400 },
  { name: text('创新工场', 'Maker Works'), area: 860 },
  { name: text('中试基地', 'Pilot Plant'), area: 3_150 },
];

const nameColumn = (text: SampleProps['text']): TableColumn<Space> => ({
  key: 'name',
  label: text('载体', 'Space'),
  primary: true,
  cell: ({ name }) => name,
});

const common = (text: SampleProps['text']) => ({
  caption: text('可租载体', 'Spaces to let'),
  rows: spacesOf(text),
  rowKey: ({ name }: Space) => name,
  keep: true,
});

const areaColumn = (text: SampleProps['text']): TableColumn<Space> => ({
  key: 'area',
  label: text('面积', 'Area'),
  align: 'end',
  cell: ({ area }) => `${area.toLocaleString('en')} m²`,
});

const advice: AdviceSamples = {
  dos: {
    'Align figures to the end, with their unit': ({ text }) => (
      <Table {...common(text)} columns={[nameColumn(text), areaColumn(text)]} />
    ),
    'Say beside the table how many are chosen, with role="status"': ({ text }) => (
      <Stack gap={2}>
        <Table
          {...common(text)}
          columns={[nameColumn(text), areaColumn(text)]}
          selection={{
            selected: new Set([text('创新工场', 'Maker Works')]),
            onToggle: () => {},
            onToggleAll: () => {},
            labels: { all: text('全选', 'All'), row: ({ name }) => name },
          }}
        />
        <Text size={14} tone="secondary">
          {text('已选 1 项', '1 chosen')}
        </Text>
      </Stack>
    ),
  },
  donts: {
    'Do not align figures to the start or leave out their unit: they cannot be compared': ({ text }) => (
      <Table
        {...common(text)}
        columns={[nameColumn(text), { key: 'area', label: text('面积', 'Area'), cell: ({ area }) => area }]}
      />
    ),
    'Do not order a page of a longer list in the browser: only that page would move': ({ text, labels }) => (
      <Stack gap={2}>
        <Table
          {...common(text)}
          rows={spacesOf(text).toSorted((a, b) => a.area - b.area)}
          columns={[nameColumn(text), { ...areaColumn(text), sortBy: ({ area }) => area }]}
          sort={{ key: 'area', direction: 'ascending' }}
          onSort={() => {}}
        />
        <Pagination {...labels.pagination} page={1} pageCount={12} hrefFor={(page) => `#${page}`} />
      </Stack>
    ),
  },
};
export default advice;
