import { Button } from '@zonekit/ui/button';
import { Cover } from '@zonekit/ui/cover';
import { Link } from '@zonekit/ui/link';
import type { ComparedItem, CompareGroup } from './comparison-table.tsx';

export const makeItem = (id: string, title: string, kind: string): ComparedItem => ({
  id,
  title,
  kind,
  href: `#${id}`,
  picture: <Cover id={id} kind="berth" />,
  action: (
    <Button asChild size="sm">
      <Link href={`#${id}-viewing`}>预约看房</Link>
    </Button>
  ),
});

export const UNITS = [
  makeItem('u-1802', '启航中心 B 座 1802', '办公楼'),
  makeItem('u-0905', '启航中心 A 座 0905', '办公楼'),
  makeItem('u-602', '东港研究园 D 座 602', '办公楼'),
  makeItem('u-306', '锚地众创 独立间 306', '众创空间'),
];

const figures = (unit: string, ...values: (number | null)[]) =>
  values.map((value) => (value === null ? null : { text: value.toLocaleString('en'), unit, value }));
const words = (...texts: string[]) => texts.map((text) => ({ text }));

export const GROUPS: CompareGroup[] = [
  {
    title: '价格',
    rows: [
      { id: 'rent', label: '租金，折合', better: 'less', cells: figures('元/㎡·月', 73, 77.5, 57.8, 94.7) },
      { id: 'quoted', label: '原价与单位', cells: words('2.4元/㎡·天', '930元/㎡·年', '1.9元/㎡·天', '3,600元/间·月') },
      { id: 'deposit', label: '押付', cells: words('押三付三', '押三付三', '押三付三', '押一付三') },
    ],
  },
  {
    title: '空间',
    rows: [
      { id: 'area', label: '面积', better: 'more', bestLabel: '最大', cells: figures('㎡', 286, 142, 420, 38) },
      {
        id: 'load',
        label: '楼面荷载',
        better: 'more',
        bestLabel: '最大',
        cells: figures('kg/㎡', 250, 250, 500, null),
      },
      { id: 'decoration', label: '装修', cells: words('精装，含家具', '简装', '简装，含通风', '精装，含家具') },
    ],
  },
  {
    title: '条件',
    rows: [
      { id: 'term', label: '租期', cells: words('1年起', '1年起', '2年起', '6个月起') },
      { id: 'address', label: '可注册地址', cells: words('可以', '可以', '可以', '可以') },
      { id: 'bonded', label: '保税监管', cells: words('否', '否', '否', '否') },
    ],
  },
];
