import type { ShopPlan } from './shop-plan.types.ts';

const areas = ['mall'] as const;

/** Suppliers of goods, numbers 49 to 60. */
export const goodsPlans: readonly ShopPlan[] = [
  {
    name: ['海衡新材', 'Haiheng New Materials'],
    ...{ areas, fields: ['components', 'reagents'], district: 'port', staff: 88, since: 2021 },
    headline: ['导热与密封材料，按批附检验报告', 'Thermal and sealing materials, each batch with its report'],
  },
  {
    name: ['东港紧固件', 'Donggang Fasteners'],
    ...{ areas, fields: ['components'], district: 'port', staff: 112, since: 2020 },
    headline: ['A4不锈钢与达克罗涂层现货', 'A4 stainless and zinc-flake coated, from stock'],
  },
  {
    name: ['拓联电气', 'Tuolian Electric'],
    ...{ areas, fields: ['components'], district: 'bay', staff: 57, since: 2021 },
    headline: ['工业连接器与线缆，接头代压', 'Industrial connectors and cables, crimped for you'],
  },
  {
    name: ['灵测传感', 'Lingce Sensors'],
    ...{ areas, fields: ['components', 'electronics'], district: 'bay', staff: 46, since: 2022 },
    headline: ['压力、温度、振动传感器带校准证书', 'Pressure, temperature and vibration sensors with certificates'],
  },
  {
    name: ['恒驱传动', 'Hengqu Drives'],
    ...{ areas, fields: ['components'], district: 'port', staff: 79, since: 2021 },
    headline: ['轴承、导轨与减速机', 'Bearings, guides and gear units'],
  },
  {
    name: ['净封包装', 'Jingfeng Packaging'],
    ...{ areas, fields: ['components'], district: 'bonded', staff: 35, since: 2022 },
    headline: ['防潮、防静电与冷链包装', 'Packaging against damp, static and heat'],
  },
  {
    name: ['匠工工具', 'Jianggong Tools'],
    ...{ areas, fields: ['components'], district: 'core', staff: 30, since: 2022 },
    headline: ['量具、刃具与装配工具', 'Gauges, cutting and assembly tools'],
  },
  {
    name: ['安盾防护', 'Andun Safety'],
    ...{ areas, fields: ['components'], district: 'core', staff: 27, since: 2021 },
    headline: ['劳保用品按岗位成套', 'Protective equipment in sets by workplace'],
  },
  {
    name: ['东港试剂', 'Donggang Reagents'],
    ...{ areas, fields: ['reagents'], district: 'bonded', staff: 64, since: 2020 },
    headline: ['分析纯到色谱纯，危化专车配送', 'From analytical to HPLC grade, hazardous goods by special transport'],
  },
  {
    name: ['清源滤材', 'Qingyuan Filters'],
    ...{ areas, fields: ['reagents'], district: 'bay', staff: 38, since: 2021 },
    headline: ['滤膜、滤芯与固相萃取柱', 'Membranes, cartridges and SPE columns'],
  },
  {
    name: ['标物科技', 'Biaowu Reference Materials'],
    ...{ areas, fields: ['reagents', 'mechanical'], district: 'core', staff: 33, since: 2022 },
    headline: ['标准物质可溯源，证书随货', 'Traceable reference materials with their certificates'],
  },
  {
    name: ['康沐实验耗材', 'Kangmu Laboratory Supplies'],
    ...{ areas, fields: ['reagents', 'life_science'], district: 'bay', staff: 49, since: 2021 },
    headline: ['细胞培养与分子实验耗材', 'Supplies for cell culture and molecular work'],
  },
];
