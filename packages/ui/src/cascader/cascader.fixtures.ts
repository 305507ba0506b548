import type { CascaderOption } from './cascader.core.ts';
import type { CascaderLabels } from './cascader-words.ts';

/** A few regions, by their codes of GB/T 2260. */
export const REGIONS: readonly CascaderOption[] = [
  {
    value: '210000',
    label: '辽宁省',
    children: [
      {
        value: '210100',
        label: '沈阳市',
        children: [
          { value: '210102', label: '和平区' },
          { value: '210103', label: '沈河区' },
        ],
      },
      {
        value: '210200',
        label: '大连市',
        children: [
          { value: '210202', label: '中山区' },
          { value: '210203', label: '西岗区' },
          { value: '210204', label: '沙河口区' },
          { value: '210211', label: '甘井子区' },
          { value: '210213', label: '金州区' },
          { value: '210224', label: '长海县', disabled: '暂未开通' },
        ],
      },
      { value: '210300', label: '鞍山市', children: [{ value: '210302', label: '铁东区' }] },
    ],
  },
  {
    value: '440000',
    label: '广东省',
    children: [
      { value: '440100', label: '广州市', children: [{ value: '440103', label: '荔湾区' }] },
      { value: '441900', label: '东莞市' },
    ],
  },
  { value: '810000', label: '香港特别行政区' },
];

export const CASCADER_ZH: CascaderLabels = {
  placeholder: '请选择',
  title: '选择所属区域',
  close: '关闭',
  first: '省级',
  back: (parent) => `返回${parent}`,
  hasChildren: '有下级',
  search: '搜索区域',
  results: (count, more) => (count === 0 ? '没有匹配的区域' : more ? `前 ${count} 个结果` : `${count} 个结果`),
  loading: '正在加载',
  failed: '没有加载出来',
  retry: '重新加载',
  empty: '没有下级',
};

export const CASCADER_EN: CascaderLabels = {
  placeholder: 'Choose',
  title: "Choose the company's region",
  close: 'Close',
  first: 'Provinces',
  back: (parent) => `Back to ${parent}`,
  hasChildren: 'more within',
  search: 'Search regions',
  results: (count, more) =>
    count === 0 ? 'No region matches' : more ? `The first ${count} results` : `${count} results`,
  loading: 'Loading',
  failed: 'It could not be loaded',
  retry: 'Load again',
  empty: 'Nothing within',
};
