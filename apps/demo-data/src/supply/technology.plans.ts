import type { InnovationField } from '@zonekit/api-client/content/contract';

export type Pair = readonly [zh: string, en: string];

/** What companies of a field make, and what others of it look for. */
export interface Technology {
  field: InnovationField;
  name: Pair;
  /** What it is used for, as the object of a sentence. */
  use: Pair;
  keywords: readonly string[];
  /** A figure that customers ask for. */
  figure: { name: Pair; unit: string; goal: 'at_least' | 'at_most'; now: number; target: number };
}

const technology = (
  field: InnovationField,
  name: Pair,
  use: Pair,
  keywords: readonly string[],
  figure: Technology['figure'],
): Technology => ({ field, name, use, keywords, figure });

export const technologies: readonly Technology[] = [
  technology(
    'robots',
    ['低速激光雷达', 'Low-speed lidar'],
    ['无人搬运车避障', 'obstacle avoidance of unmanned carriers'],
    ['激光雷达', '感知'],
    {
      ...{ name: ['识别距离', 'Detection range'], unit: 'm', goal: 'at_least', now: 28, target: 60 },
    },
  ),
  technology(
    'robots',
    ['视觉分拣模组', 'Vision sorting module'],
    ['仓内小件分拣', 'sorting small parcels in warehouses'],
    ['机器视觉', '分拣'],
    {
      ...{ name: ['误分率', 'Missorting rate'], unit: '%', goal: 'at_most', now: 1.8, target: 0.3 },
    },
  ),
  technology('robots', ['协作机械臂', 'Collaborative arm'], ['柔性装配', 'flexible assembly'], ['机械臂', '装配'], {
    ...{ name: ['重复定位精度', 'Repeatability'], unit: 'mm', goal: 'at_most', now: 0.1, target: 0.03 },
  }),
  technology('robots', ['谐波减速器', 'Harmonic reducer'], ['关节传动', 'joint drives'], ['减速器', '传动'], {
    ...{ name: ['寿命', 'Service life'], unit: 'h', goal: 'at_least', now: 6000, target: 10000 },
  }),
  technology(
    'it',
    ['边缘计算网关', 'Edge gateway'],
    ['设备联网采集', 'collecting data from machines'],
    ['边缘计算', '物联网'],
    {
      ...{ name: ['端到端时延', 'End-to-end latency'], unit: 'ms', goal: 'at_most', now: 180, target: 80 },
    },
  ),
  technology(
    'it',
    ['工业缺陷识别软件', 'Defect detection software'],
    ['外观质检', 'visual inspection'],
    ['机器视觉', '质检'],
    {
      ...{ name: ['漏检率', 'Miss rate'], unit: '%', goal: 'at_most', now: 6.2, target: 1 },
    },
  ),
  technology(
    'it',
    ['设备预测维护平台', 'Predictive maintenance platform'],
    ['停机预警', 'warnings before downtime'],
    ['预测维护', '传感'],
    {
      ...{ name: ['提前预警时间', 'Warning time'], unit: 'h', goal: 'at_least', now: 2, target: 24 },
    },
  ),
  technology(
    'it',
    ['供应链协同系统', 'Supply chain system'],
    ['订单与库存协同', 'orders and stock in step'],
    ['供应链', '协同'],
    {
      ...{ name: ['库存周转天数', 'Days of stock'], unit: 'd', goal: 'at_most', now: 46, target: 25 },
    },
  ),
  technology(
    'vehicles',
    ['域控制器', 'Domain controller'],
    ['智能驾驶域', 'the driving domain'],
    ['域控', '智能驾驶'],
    {
      ...{ name: ['单套成本', 'Cost of one set'], unit: '元', goal: 'at_most', now: 9800, target: 4500 },
    },
  ),
  technology('vehicles', ['车载热管理阀', 'Thermal valve'], ['电池温控', 'battery temperature'], ['热管理', '电池'], {
    ...{ name: ['泄漏率', 'Leakage'], unit: 'mL/min', goal: 'at_most', now: 5, target: 1 },
  }),
  technology(
    'vehicles',
    ['轻量化副车架', 'Lightweight subframe'],
    ['底盘减重', 'a lighter chassis'],
    ['轻量化', '铝合金'],
    {
      ...{ name: ['减重比例', 'Weight saved'], unit: '%', goal: 'at_least', now: 8, target: 25 },
    },
  ),
  technology(
    'vehicles',
    ['大功率充电模块', 'High-power charging module'],
    ['超充站', 'fast-charging stations'],
    ['充电', '功率模块'],
    {
      ...{ name: ['转换效率', 'Efficiency'], unit: '%', goal: 'at_least', now: 94, target: 96.5 },
    },
  ),
  technology(
    'biotech',
    ['即时检测试剂', 'Point-of-care reagent'],
    ['门诊快检', 'rapid tests in clinics'],
    ['试剂', '检测'],
    {
      ...{ name: ['检测时间', 'Time of a test'], unit: 'min', goal: 'at_most', now: 30, target: 12 },
    },
  ),
  technology(
    'biotech',
    ['一次性生物反应袋', 'Single-use bioreactor bag'],
    ['细胞培养', 'cell culture'],
    ['细胞培养', '生物反应'],
    {
      ...{ name: ['批间差异', 'Variation between batches'], unit: '%', goal: 'at_most', now: 9, target: 4 },
    },
  ),
  technology(
    'biotech',
    ['冷链温度标签', 'Cold-chain temperature label'],
    ['疫苗运输', 'transport of vaccines'],
    ['冷链', '标签'],
    {
      ...{ name: ['温度误差', 'Temperature error'], unit: '°C', goal: 'at_most', now: 1, target: 0.3 },
    },
  ),
  technology(
    'biotech',
    ['康复外骨骼', 'Rehabilitation exoskeleton'],
    ['步态训练', 'gait training'],
    ['康复', '外骨骼'],
    {
      ...{ name: ['整机重量', 'Weight'], unit: 'kg', goal: 'at_most', now: 18, target: 10 },
    },
  ),
  technology(
    'other',
    ['真空绝热板', 'Vacuum insulation panel'],
    ['深冷箱体', 'deep-freeze cabinets'],
    ['绝热', '冷链'],
    {
      ...{ name: ['导热系数', 'Thermal conductivity'], unit: 'mW/m·K', goal: 'at_most', now: 4.5, target: 2.8 },
    },
  ),
  technology(
    'other',
    ['耐蚀防护涂层', 'Anti-corrosion coating'],
    ['户外钢结构', 'outdoor steelwork'],
    ['涂层', '防腐'],
    {
      ...{ name: ['盐雾时间', 'Salt spray'], unit: 'h', goal: 'at_least', now: 1200, target: 3000 },
    },
  ),
  technology(
    'other',
    ['膜组件清洗药剂', 'Membrane cleaning agent'],
    ['水处理膜污堵', 'fouled membranes in water treatment'],
    ['膜', '水处理'],
    {
      ...{ name: ['通量恢复率', 'Flux recovered'], unit: '%', goal: 'at_least', now: 78, target: 95 },
    },
  ),
  technology(
    'other',
    ['余热回收机组', 'Waste heat recovery unit'],
    ['车间节能', 'saving energy in workshops'],
    ['余热', '节能'],
    {
      ...{ name: ['单位能耗', 'Energy per unit'], unit: 'kWh', goal: 'at_most', now: 3.6, target: 2.4 },
    },
  ),
];

/** Names of companies are one of each. */
export const firstNames: readonly Pair[] = [
  ['云启', 'Yunqi'],
  ['华衡', 'Huaheng'],
  ['远见', 'Yuanjian'],
  ['凌度', 'Lingdu'],
  ['泰合', 'Taihe'],
  ['晨曜', 'Chenyao'],
  ['博沃', 'Bowo'],
  ['澄一', 'Chengyi'],
  ['天枢', 'Tianshu'],
  ['瑞科', 'Ruike'],
  ['立方', 'Lifang'],
  ['景程', 'Jingcheng'],
  ['安澜', 'Anlan'],
  ['恒越', 'Hengyue'],
  ['星川', 'Xingchuan'],
  ['明途', 'Mingtu'],
  ['致微', 'Zhiwei'],
  ['百炼', 'Bailian'],
  ['方舟', 'Fangzhou'],
  ['正源', 'Zhengyuan'],
];
export const lastNames: readonly Pair[] = [
  ['智能', 'Intelligent'],
  ['精密', 'Precision'],
  ['新材', 'Materials'],
  ['感知', 'Sensing'],
  ['动力', 'Power'],
  ['数科', 'Data'],
  ['生物', 'Bio'],
  ['装备', 'Equipment'],
  ['电子', 'Electronics'],
  ['系统', 'Systems'],
  ['能源', 'Energy'],
  ['制造', 'Manufacturing'],
  ['仪器', 'Instruments'],
  ['软件', 'Software'],
  ['环境', 'Environment'],
];

/** How a product is made, by stage. */
export const grades: readonly Pair[] = [
  ['标准型', 'standard'],
  ['紧凑型', 'compact'],
  ['高性能', 'high-performance'],
];
