import { Accordion } from '../accordion/accordion.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { BarChart } from '../bar-chart/bar-chart.tsx';
import { CellRow } from '../cell-row/cell-row.tsx';
import { ChartMultiples } from '../chart-multiples/chart-multiples.tsx';
import { Chip } from '../chip/chip.tsx';
import { DeadlineBar } from '../deadline-bar/deadline-bar.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Facts } from '../facts/facts.tsx';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { PEOPLE_ZH } from '../form-list/form-list.fixtures.ts';
import { FormList } from '../form-list/form-list.tsx';
import zh from '../labels/zh-CN.ts';
import { LineChart } from '../line-chart/line-chart.tsx';
import { List, ListItem } from '../list/list.tsx';
import { Rating, RatingValue } from '../rating/rating.tsx';
import { Statistic, StatisticGroup } from '../statistic/statistic.tsx';
import { Table } from '../table/table.tsx';
import { TableScroller } from '../table-scroller/table-scroller.tsx';
import { Tag } from '../tag/tag.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { Tree } from '../tree/tree.tsx';
import { VirtualTable } from '../virtual-table/virtual-table.tsx';
import type { Primitives } from './primitives.types.ts';

const items = [{ label: '东港', value: '是', href: '#east' }];

/** What shows data. */
export const DATA: Primitives = {
  FormList: (given) => (
    <FormList
      legend="股东"
      value={[{ name: '苏婉' }]}
      onValueChange={() => {}}
      blank={() => ({ name: '' })}
      labels={PEOPLE_ZH}
      {...given}
    >
      {({ value: { name } }) => <TextInput aria-label="姓名" value={name} readOnly />}
    </FormList>
  ),
  'Accordion.Item': (given) => (
    <Accordion.Item {...given}>
      <Accordion.Title>标题</Accordion.Title>
      <Accordion.Content>正文</Accordion.Content>
    </Accordion.Item>
  ),
  'Accordion.Root': (given) => <Accordion.Root {...given}>正文</Accordion.Root>,
  Avatar: (given) => <Avatar name="林知远" {...given} />,
  Badge: (given) => <Badge count={3} label="3 项" {...given} />,
  'Badge, on something': (given) => (
    <Badge count={3} label="3 项" {...given}>
      锚
    </Badge>
  ),
  BarChart: (given) => (
    <BarChart
      caption="企业"
      category="季度"
      points={[{ label: '一季度', value: 12 }]}
      format={String}
      {...zh.barChart}
      {...given}
    />
  ),
  CellRow: (given) => <CellRow states={['met', 'unmet']} {...given} />,
  ChartMultiples: (given) => (
    <ChartMultiples
      caption="园区"
      category="季度"
      charts={[{ name: '企业', value: '12 家', points: [{ label: '一季度', value: 12 }], format: String }]}
      {...zh.chartMultiples}
      {...given}
    />
  ),
  Chip: (given) => <Chip {...given}>草稿</Chip>,
  DeadlineBar: (given) => <DeadlineBar daysLeft={3} {...given} />,
  DescriptionList: (given) => <DescriptionList items={items} {...given} />,
  Facts: (given) => <Facts items={items} {...given} />,
  FilterBar: (given) => (
    <FilterBar
      label="已选"
      filters={[{ key: 'cold', label: '冷链物流' }]}
      onRemove={() => {}}
      labels={{ remove: ({ label }) => `移除 ${label}`, clear: '清除' }}
      results="共 54 项"
      {...given}
    />
  ),
  LineChart: (given) => (
    <LineChart
      caption="企业"
      category="季度"
      series={[{ name: '企业', points: [{ label: '一季度', value: 12 }] }]}
      format={String}
      {...zh.lineChart}
      {...given}
    />
  ),
  List: (given) => (
    <List {...given}>
      <ListItem title="指南" />
    </List>
  ),
  ListItem: (given) => (
    <List>
      <ListItem title="指南" {...given} />
    </List>
  ),
  Rating: (given) => <Rating legend="满意吗" optionLabel={(stars) => `${stars} 星`} {...given} />,
  RatingValue: (given) => <RatingValue value={3.5} label="3.5 星" {...given} />,
  Statistic: (given) => (
    <StatisticGroup>
      <Statistic label="企业" value="12" {...given} />
    </StatisticGroup>
  ),
  Table: (given) => (
    <Table
      caption="名单"
      columns={[{ key: 'label', label: '名称', primary: true, cell: ({ label }) => label }]}
      rows={items}
      rowKey={({ label }) => label}
      {...given}
    />
  ),
  TableScroller: (given) => (
    <TableScroller label="名单" {...given}>
      <Table
        caption="名单"
        columns={[{ key: 'label', label: '名称', primary: true, cell: ({ label }) => label }]}
        rows={items}
        rowKey={({ label }) => label}
      />
    </TableScroller>
  ),
  Tag: (given) => <Tag {...given}>区级</Tag>,
  Timeline: (given) => <Timeline steps={[{ title: '提交', state: 'done' }]} {...given} />,
  Tree: (given) => <Tree label="片区" nodes={[{ key: 'east', label: '东港' }]} {...given} />,
  VirtualTable: (given) => (
    <VirtualTable
      caption="名单"
      columns={[{ key: 'label', label: '名称', primary: true, cell: ({ label }) => label }]}
      rows={items}
      rowKey={({ label }) => label}
      height="120px"
      {...given}
    />
  ),
};
