import type { InstrumentCategory, OptionUnit } from '@zonekit/api-client/experiment/resource/contract';
import type { ModeRow, OptionRow } from '../../../api/src/modules/experiment/bookable.tables.ts';
import type { BothWords } from '../../../api/src/modules/experiment/experiment.words.ts';
import type { Said, Words } from './said.types.ts';

export const both = (said: Said): BothWords =>
  typeof said === 'string' ? { zh: said, en: said } : { zh: said[0], en: said[1] };

interface OptionPlan {
  name: Words;
  note: Words | null;
  /** Yuan. */
  price: number;
  per: OptionUnit;
}

/** Extras by the last part of their id. */
const optionPlans = {
  coating: {
    name: ['喷金制样', 'Gold coating'],
    note: ['导电性差的样品需要', 'For samples that conduct poorly'],
    price: 60,
    per: 'sample',
  },
  eds: {
    name: ['EDS能谱分析', 'EDS analysis'],
    note: ['点、线、面扫描', 'Points, lines and maps'],
    price: 120,
    per: 'hour',
  },
  ebsd: { name: ['EBSD取向分析', 'EBSD orientation mapping'], note: null, price: 260, per: 'hour' },
  mounting: { name: ['切割镶嵌抛光', 'Cutting, mounting, polishing'], note: null, price: 80, per: 'sample' },
  extraction: {
    name: ['样品前处理', 'Sample preparation'],
    note: ['萃取、消解、定容', 'Extraction, digestion, dilution'],
    price: 90,
    per: 'sample',
  },
  report: {
    name: ['盖章检测报告', 'Stamped test report'],
    note: ['中英文各一份', 'One copy in each language'],
    price: 200,
    per: 'order',
  },
  analysis: {
    name: ['数据解析', 'Data analysis'],
    note: ['工程师出解析说明', 'Explained by an engineer'],
    price: 300,
    per: 'order',
  },
  nitrogen: {
    name: ['液氮降温', 'Cooling with liquid nitrogen'],
    note: ['低于 −40℃ 时需要', 'Below -40 °C'],
    price: 150,
    per: 'hour',
  },
  fixture: { name: ['夹具设计与加工', 'Fixture design and machining'], note: null, price: 600, per: 'order' },
  camera: {
    name: ['高速摄影', 'High-speed camera'],
    note: ['每秒 5,000 帧', '5,000 frames per second'],
    price: 200,
    per: 'hour',
  },
  logger: {
    name: ['多通道数据采集', 'Multi-channel data logging'],
    note: ['32 通道温度、应变', '32 channels of temperature or strain'],
    price: 80,
    per: 'hour',
  },
  calibration: { name: ['标准件校准', 'Calibration with a standard'], note: null, price: 180, per: 'order' },
  cells: { name: ['细胞复苏与传代', 'Thawing and passaging of cells'], note: null, price: 260, per: 'sample' },
  ramp: {
    name: ['叉车与吊装', 'Forklift and crane'],
    note: ['单件 5 吨以内', 'Up to 5 tonnes a piece'],
    price: 220,
    per: 'order',
  },
} as const satisfies Record<string, OptionPlan>;
export type OptionName = keyof typeof optionPlans;

export const optionRow = (thing: string, name: OptionName): OptionRow => {
  const plan: OptionPlan = optionPlans[name];
  return {
    id: `${thing}-${name}`,
    name: both(plan.name),
    note: plan.note && both(plan.note),
    price: plan.price * 100,
    per: plan.per,
  };
};

/** Ways of use; `surcharge` in yuan per hour. */
const modePlans = {
  assisted: {
    mode: 'assisted',
    name: ['工程师代测', 'Run by an engineer'],
    note: ['含操作与基础数据，交样即可', 'Operation and raw data included; just hand in the samples'],
    surcharge: 0,
    training: false,
  },
  self: {
    mode: 'self_operated',
    name: ['持证自主上机', 'Self-operated'],
    note: ['需先通过半天培训', 'After half a day of training'],
    surcharge: 0,
    training: true,
  },
  post: {
    mode: 'by_post',
    name: ['寄样检测', 'Samples by post'],
    note: ['寄到后按预约时段上机', 'Run at the booked time after they arrive'],
    surcharge: 0,
    training: false,
  },
  site: {
    mode: 'on_site',
    name: ['上门检测', 'On site'],
    note: ['工程师带设备到厂，含路途', 'An engineer brings it to your plant, travel included'],
    surcharge: 160,
    training: false,
  },
} as const;
export type ModeName = keyof typeof modePlans;

export const modeRow = (thing: string, name: ModeName): ModeRow => {
  const { mode, name: words, note, surcharge, training } = modePlans[name];
  return {
    id: `${thing}-${name}`,
    mode,
    name: both(words),
    note: both(note),
    surcharge: surcharge * 100,
    training_required: training,
  };
};

const images: Words = ['原始图像保存90天，可下载', 'Raw images are stored for 90 days and can be downloaded'];
const data: Words = [
  '原始数据保存180天，只提供给预约单位',
  'Raw data are stored for 180 days, for the enterprise that booked only',
];
const load: Words = ['样件重量与外形尺寸须在预约时说明', 'Say the weight and size of the piece when you book'];

/** Notes for users, by category. */
export const notesOf: Readonly<Record<InstrumentCategory, readonly Words[]>> = {
  microscopy: [
    [
      '样品须干燥、无磁性粉末，直径不超过150mm，附安全声明',
      'Samples have to be dry and free of magnetic powder, at most 150 mm wide, with a safety statement',
    ],
    images,
  ],
  spectroscopy: [['固体样品须平整，粉末不少于2g', 'Solid samples have to be flat; at least 2 g of powder'], data],
  chromatography: [['样品须过0.22μm滤膜，注明溶剂', 'Filter samples through 0.22 μm and name the solvent'], data],
  thermal: [['样品不得含腐蚀性或爆炸性组分', 'Samples must not contain corrosive or explosive matter'], data],
  mechanical: [load, ['夹具不匹配时须提前3天确认', 'Unusual fixtures are agreed 3 days ahead']],
  environmental: [load, ['试验中途停机按实际机时计费', 'A test that is stopped early is charged by the hours used']],
  metrology: [
    ['工件须清洁并恒温4小时以上', 'Parts have to be clean and kept at temperature for 4 hours or more'],
    data,
  ],
  non_destructive: [load, ['射线项目须遵守场所辐射安全规定', 'Radiography follows the radiation rules of the site']],
  electrical: [['受试设备须附电源线与操作人员', 'Bring the power cord and somebody who operates the equipment'], data],
  marine: [['模型须在试验前2天进场安装', 'Models are installed 2 days before the test'], data],
  biological: [
    ['样品须注明生物安全等级，不接收三级以上', 'State the biosafety level; level 3 and above is not accepted'],
    data,
  ],
  process: [['物料须附安全技术说明书', 'Bring the safety data sheet of each material'], data],
};
