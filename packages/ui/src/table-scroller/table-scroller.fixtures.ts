import type { TableColumn } from '../table/table.tsx';

export interface Unit {
  id: string;
  name: { zh: string; en: string };
  area: number;
  floor: number;
  rent: number;
  load: number;
  height: number;
  power: number;
  free: string;
}

const UNIT_NAMES = [
  { zh: '东港科创园一号楼三层东侧实验用房', en: 'East Harbour Park, building 1, third floor, east laboratories' },
  { zh: '北山中试基地', en: 'Beishan pilot plant' },
  { zh: '临港保税仓库', en: 'Bonded warehouse at the port' },
  { zh: '海洋科技孵化器共享工位', en: 'Shared desks of the ocean technology incubator' },
  { zh: '跨境研发中心', en: 'Cross-border research centre' },
  { zh: '冷链检测实验室', en: 'Cold-chain test laboratory' },
];

/** Units to let, with figures that differ from row to row. */
export const makeUnits = (count: number): Unit[] =>
  Array.from({ length: count }, (_, index) => {
    const { zh, en } = UNIT_NAMES[index % UNIT_NAMES.length] ?? { zh: '', en: '' };
    const number = count > UNIT_NAMES.length ? ` ${index + 1}` : '';
    return {
      id: `unit-${index + 1}`,
      name: { zh: zh + number, en: en + number },
      area: 120 + ((index * 137) % 880),
      floor: 1 + (index % 9),
      rent: 1.2 + ((index * 7) % 23) / 10,
      load: 500 + (index % 4) * 250,
      height: 3.6 + (index % 5) * 0.6,
      power: 40 + (index % 6) * 20,
      free: `2026-12-${String(1 + (index % 28)).padStart(2, '0')}`,
    };
  });

const COLUMN_LABELS = {
  'zh-CN': [
    '房源',
    '面积（平方米）',
    '楼层',
    '日租金（元/平方米）',
    '荷载（千克/平方米）',
    '层高（米）',
    '用电（千伏安）',
    '可入驻',
  ],
  en: ['Unit', 'Area (m²)', 'Floor', 'Rent a day (CNY/m²)', 'Load (kg/m²)', 'Height (m)', 'Power (kVA)', 'Free from'],
};

export const unitColumns = (locale: 'zh-CN' | 'en'): TableColumn<Unit>[] => {
  const [name = '', area = '', floor = '', rent = '', load = '', height = '', power = '', free = ''] =
    COLUMN_LABELS[locale];
  const nameOf = (unit: Unit) => (locale === 'en' ? unit.name.en : unit.name.zh);
  return [
    { key: 'name', label: name, primary: true, cell: nameOf, sortBy: nameOf },
    { key: 'area', label: area, align: 'end', cell: (unit) => unit.area, sortBy: (unit) => unit.area },
    { key: 'floor', label: floor, align: 'end', cell: (unit) => unit.floor },
    { key: 'rent', label: rent, align: 'end', cell: (unit) => unit.rent.toFixed(2), sortBy: (unit) => unit.rent },
    { key: 'load', label: load, align: 'end', cell: (unit) => unit.load },
    { key: 'height', label: height, align: 'end', cell: (unit) => unit.height.toFixed(1) },
    { key: 'power', label: power, align: 'end', cell: (unit) => unit.power },
    { key: 'free', label: free, cell: (unit) => unit.free },
  ];
};
