import type { HouseType } from '@zonekit/api-client/space/contract';

type Words = readonly [zh: string, en: string];

/** What a park is made of; a zone has eight of them, and more of the same kinds where it has many units. */
export interface ParkPlan {
  name: Words;
  address: Words;
  introduction: Words;
  /** Of its buildings, one after another. */
  types: readonly [HouseType, ...HouseType[]];
  facilities: readonly Words[];
  transport: readonly (readonly [zh: string, en: string, minutes: number])[];
  /** Degrees from the zone's middle: east, north. */
  at: readonly [number, number];
  opened: number;
}

const canteen: Words = ['员工食堂', 'Canteen'];
const parking: Words = ['地下停车场', 'Underground car park'];
const hall: Words = ['多功能厅', 'Multi-purpose hall'];
const dormitory: Words = ['人才公寓', 'Staff apartments'];
const power: Words = ['双回路供电', 'Two independent power feeds'];
const dock: Words = ['装卸平台', 'Loading docks'];

export const parkPlans: readonly ParkPlan[] = [
  {
    name: ['启航中心', 'Sailing Centre'],
    address: ['港口大道18号', '18 Harbour Avenue'],
    introduction: [
      '企业总部和专业服务机构集聚的办公园区。\n路演中心、企业服务中心和银行网点都在一层大厅。',
      'An office park for headquarters and professional firms.\nThe roadshow centre, the service centre and bank branches share the ground floor.',
    ],
    types: ['office', 'office', 'office', 'office', 'park'],
    facilities: [canteen, parking, hall, ['自助政务厅', 'Self-service government desk']],
    transport: [
      ['地铁2号线启航路站，步行', 'Metro line 2, Qihang Road, on foot', 6],
      ['高铁站，驾车', 'High-speed railway station, by car', 20],
    ],
    at: [0.004, 0.006],
    opened: 2019,
  },
  {
    name: ['综保区三期', 'Bonded Zone Phase III'],
    address: ['海港路66号', '66 Harbour Road'],
    introduction: [
      '面向加工制造与物流分拨的标准厂房。\n层高7米以上，每栋配卸货平台和货梯。',
      'Standard factories for processing and distribution.\nCeilings from 7 metres, loading docks and goods lifts in each building.',
    ],
    types: ['factory', 'factory', 'factory', 'factory', 'factory'],
    facilities: [dock, power, dormitory],
    transport: [
      ['公交K3路三期西门站，步行', 'Bus K3, west gate, on foot', 4],
      ['货运铁路站，驾车', 'Freight railway station, by car', 12],
    ],
    at: [0.012, -0.009],
    opened: 2017,
  },
  {
    name: ['科创湾', 'Innovation Bay'],
    address: ['科创路12号', '12 Kechuang Road'],
    introduction: [
      '给初创团队的众创空间和工位，可按间、按工位起租。\n导师、概念验证和小试场地在同一街区。',
      'Maker space and workstations for young teams, let by the room or by the workstation.\nMentors, proof of concept and pilot space are in the same quarter.',
    ],
    types: ['incubator', 'workstation', 'incubator', 'workstation', 'office'],
    facilities: [hall, ['共享实验室', 'Shared laboratory'], ['咖啡厅', 'Café']],
    transport: [
      ['地铁2号线科创路站，步行', 'Metro line 2, Kechuang Road, on foot', 3],
      ['高铁站，驾车', 'High-speed railway station, by car', 25],
    ],
    at: [0.009, 0.011],
    opened: 2021,
  },
  {
    name: ['临港智造园', 'Harbourside Smart Manufacturing Park'],
    address: ['智造一路1号', '1 Zhizao First Road'],
    introduction: [
      '智能装备产业的整栋厂房和可自建的工业用地。\n园区统一能源管理，屋顶光伏自发自用。',
      'Whole factories for smart equipment, and industrial land to build on.\nEnergy is managed for the whole park; the roofs carry solar panels.',
    ],
    types: ['factory', 'factory', 'land', 'factory', 'factory'],
    facilities: [power, dock, canteen, ['检测中心', 'Testing centre']],
    transport: [
      ['公交K7路智造园站，步行', 'Bus K7, Smart Manufacturing Park, on foot', 5],
      ['高速入口，驾车', 'Motorway entrance, by car', 8],
    ],
    at: [0.021, 0.002],
    opened: 2020,
  },
  {
    name: ['东港研究园', 'Donggang Research Park'],
    address: ['启航路6号', '6 Qihang Road'],
    introduction: [
      '研发办公和中试空间，办公层预留通风井道。\n与三所高校共建联合实验室。',
      'Offices for research and pilot space; office floors have shafts for extraction.\nThree universities run joint laboratories here.',
    ],
    types: ['office', 'incubator', 'office', 'office', 'incubator'],
    facilities: [['共享实验室', 'Shared laboratory'], ['危化品库', 'Store for hazardous goods'], canteen, parking],
    transport: [
      ['地铁2号线研究园站，步行', 'Metro line 2, Research Park, on foot', 8],
      ['高铁站，驾车', 'High-speed railway station, by car', 18],
    ],
    at: [-0.006, -0.014],
    opened: 2016,
  },
  {
    name: ['深蓝冷链港', 'Deep Blue Cold-Chain Port'],
    address: ['冷链路9号', '9 Lenglian Road'],
    introduction: [
      '冷链加工、分拨和装备制造的厂房，-25℃冷库相连。\n海关监管查验场地在园内。',
      'Factories for cold-chain processing, distribution and equipment, next to stores at -25 °C.\nCustoms inspects on site.',
    ],
    types: ['factory', 'factory', 'factory', 'office', 'factory'],
    facilities: [['-25℃冷库', 'Cold store at -25 °C'], dock, power],
    transport: [
      ['公交K5路冷链路站，步行', 'Bus K5, Lenglian Road, on foot', 6],
      ['高速入口，驾车', 'Motorway entrance, by car', 10],
    ],
    at: [-0.011, -0.006],
    opened: 2022,
  },
  {
    name: ['邮轮港城', 'Cruise Harbour City'],
    address: ['迎宾路2号', '2 Yingbin Road'],
    introduction: [
      '商务办公、整层总部和共享工位，低区为商业街。\n夜间与周末开放空调。',
      'Offices, whole floors and shared workstations above a shopping street.\nAir conditioning also at night and at weekends.',
    ],
    types: ['office', 'park', 'workstation', 'office', 'office'],
    facilities: [parking, canteen, ['健身中心', 'Gym'], hall],
    transport: [
      ['地铁2号线迎宾路站，步行', 'Metro line 2, Yingbin Road, on foot', 2],
      ['高铁站，驾车', 'High-speed railway station, by car', 30],
    ],
    at: [-0.003, 0.016],
    opened: 2023,
  },
  {
    name: ['金桥工业园', 'Jinqiao Industrial Park'],
    address: ['金桥路88号', '88 Jinqiao Road'],
    introduction: [
      '新材料和零部件企业的厂房与工业用地。\n园区配套集中供热和污水处理。',
      'Factories and industrial land for materials and components.\nHeat and waste water are handled for the whole park.',
    ],
    types: ['factory', 'land', 'factory', 'factory', 'land'],
    facilities: [power, ['集中供热', 'District heating'], ['污水处理站', 'Waste-water plant'], dormitory],
    transport: [
      ['公交K9路金桥路站，步行', 'Bus K9, Jinqiao Road, on foot', 7],
      ['高速入口，驾车', 'Motorway entrance, by car', 5],
    ],
    at: [0.018, -0.017],
    opened: 2014,
  },
];
