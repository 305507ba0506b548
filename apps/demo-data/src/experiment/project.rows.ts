import { PROJECT_TYPES, RESEARCH_PHASES } from '@zonekit/api-client/experiment/lists';
import type { TechnologyField } from '@zonekit/api-client/experiment/resource/contract';
import { addDays, addMonths } from '../../../api/src/frame/day.ts';
import type { ProjectRow } from '../../../api/src/modules/experiment/project/project.tables.ts';
import { cnyText } from '../cny-text.ts';
import { randomOf } from '../policy/random.ts';
import type { ZoneWords } from '../zone-words.ts';
import { both } from './parts.ts';
import { personOf, phoneOf } from './people.ts';
import type { Words } from './said.types.ts';

const titles: readonly (readonly [TechnologyField, Words])[] = [
  ['marine_equipment', ['自动化码头岸桥数字孪生与健康管理', 'Digital twins and health of automated quay cranes']],
  ['marine_equipment', ['深远海浮式风电系泊关键部件研制', 'Key mooring parts for floating offshore wind']],
  ['marine_equipment', ['海工低温钢焊接工艺与装备', 'Welding of low-temperature offshore steel']],
  ['marine_equipment', ['水下机器人耐压舱国产化', 'Pressure hulls of underwater robots']],
  ['marine_equipment', ['海上风电运维船登靠系统示范', 'Boarding systems of wind service vessels']],
  ['cold_chain', ['超低温冷链集装箱整箱技术', 'Whole-container technology for ultra-low cold chain']],
  ['cold_chain', ['真空绝热板连续化中试线建设', 'Continuous pilot line for vacuum insulation panels']],
  ['cold_chain', ['口岸冷链食品全程温控追溯示范', 'Temperature records of cold-chain food at the port']],
  ['cold_chain', ['二氧化碳制冷冷库节能改造', 'CO₂ refrigeration for efficient cold stores']],
  ['cold_chain', ['细胞制品跨境冷链运输验证', 'Cross-border cold chain for cell products']],
  ['new_materials', ['海藻基可降解包装材料产业化', 'Seaweed packaging to production']],
  ['new_materials', ['长效海洋重防腐涂层体系', 'Long-life marine coating systems']],
  ['new_materials', ['可回收热固性复合材料关键技术', 'Recyclable thermoset composites']],
  ['new_materials', ['金属增材船用备件鉴定与应用', 'Qualification of printed marine spares']],
  ['new_materials', ['气凝胶隔热材料中试熟化', 'Pilot production of aerogel insulation']],
  ['intelligent_vehicles', ['港区无人集卡规模化运营示范', 'Driverless yard trucks at scale']],
  ['intelligent_vehicles', ['车路协同测试场景库建设', 'Scenario library for connected vehicles']],
  ['intelligent_vehicles', ['集装箱自动绑扎机器人', 'Automatic lashing robots']],
  ['intelligent_vehicles', ['无人测量船群协同控制', 'Cooperative control of survey vessels']],
  ['intelligent_vehicles', ['港口机器人功能安全测评方法', 'Functional safety assessment of port robots']],
  ['green_shipping', ['氨燃料发动机排放与安全', 'Emissions and safety of ammonia engines']],
  ['green_shipping', ['内河船舶电动化与换电网络', 'Electric inland vessels and battery swapping']],
  ['green_shipping', ['液氢储运关键阀件', 'Key valves for liquid hydrogen']],
  ['green_shipping', ['港口岸电与储能微电网示范', 'Shore power and storage microgrid']],
  ['green_shipping', ['船舶碳捕集装置海试', 'Sea trial of carbon capture on ships']],
  ['electronics', ['碳化硅功率模块封装中试', 'Pilot packaging of silicon-carbide modules']],
  ['electronics', ['海洋原位传感器长期稳定性', 'Long-term stability of marine sensors']],
  ['electronics', ['港区5G与卫星融合通信', 'Joint 5G and satellite radio in ports']],
  ['electronics', ['晶圆缺陷智能检测装备', 'Inspection of wafer defects']],
  ['electronics', ['水声通信芯片国际联合研发', 'Underwater modem chips with partners abroad']],
  ['biomedicine', ['海洋多糖创新药临床前研究', 'Preclinical study of marine polysaccharides']],
  ['biomedicine', ['细胞治疗产品质控平台', 'Quality platform for cell therapy']],
  ['biomedicine', ['可吸收止血材料注册前研究', 'Absorbable haemostats before approval']],
  ['biomedicine', ['鱼胶原医用材料标准研究', 'Standards for fish collagen in medicine']],
  ['biomedicine', ['医用冷链包装国际互认', 'Mutual recognition of medical cold-chain packaging']],
  ['food_safety', ['贝类毒素快检技术与标准', 'Rapid tests and standards for shellfish toxins']],
  ['food_safety', ['进口水产品产地溯源数据库', 'Origin database of imported seafood']],
  ['food_safety', ['外来物种智能监测网络', 'Monitoring network for alien species']],
  ['food_safety', ['冷冻食品异物检测装备', 'Detection of foreign matter in frozen food']],
  ['food_safety', ['口岸生物安全快速响应', 'Fast response to biosafety at ports']],
];

/** Leading institutions, by field. */
const undertakers: Readonly<Record<TechnologyField, readonly [Words, Words]>> = {
  marine_equipment: [
    ['港机结构实验室', 'Laboratory of Port Machinery Structures'],
    ['东港海洋大学', 'Donggang Ocean University'],
  ],
  cold_chain: [
    ['北方冷链技术研究所', 'Northern Institute of Cold-chain Technology'],
    ['冷链装备检测分中心', 'Testing Branch for Cold-Chain Equipment'],
  ],
  new_materials: [
    ['东港海洋材料研究院', 'Donggang Institute of Marine Materials'],
    ['新材料中试服务中心', 'Pilot Service Centre for New Materials'],
  ],
  intelligent_vehicles: [
    ['智能网联测试场', 'Proving Ground for Connected Vehicles'],
    ['机器人检测与评定中心', 'Centre for Robot Testing and Assessment'],
  ],
  green_shipping: [
    ['绿色航运动力实验室', 'Green Shipping Power Laboratory'],
    ['电池安全实验室', 'Battery Safety Laboratory'],
  ],
  electronics: [
    ['半导体封测共享线', 'Shared Line for Chip Packaging and Test'],
    ['东港电磁兼容实验室', 'Donggang EMC Laboratory'],
  ],
  biomedicine: [
    ['生物医药公共实验平台', 'Shared Laboratory for Biomedicine'],
    ['医疗器械检验站', 'Medical Device Testing Station'],
  ],
  food_safety: [
    ['食品与冷链安全检测所', 'Institute for Food and Cold-Chain Safety'],
    ['东港口岸技术中心', 'Donggang Port Technical Centre'],
  ],
};
const partners: readonly [Words, ...Words[]] = [
  ['东港港口集团装备公司', 'Donggang Port Equipment'],
  ['深蓝冷链装备', 'Deep Blue Cold-Chain Equipment'],
  ['潮声数据', 'Tidal Data'],
  ['滨海理工大学', 'Binhai University of Technology'],
  ['东港大学分析测试中心', 'Analysis Centre of Donggang University'],
];
const milestones: readonly Words[] = [
  ['启动与任务书签订', 'Start, contract signed'],
  ['中期检查', 'Midterm review'],
  ['样机或样线完成', 'Prototype or pilot line finished'],
  ['验收', 'Final review'],
];

const rowOf = ([field, title]: (typeof titles)[number], index: number, today: string): ProjectRow => {
  const random = randomOf(67_000 + index);
  const months = random.pick([18, 24, 36, 48]);
  // From three years ago to next spring: projects of each state.
  const starts_on = `${addMonths(today, random.int(-40, 4)).slice(0, 7)}-01`;
  const ends_on = addDays(addMonths(starts_on, months), -1);
  const undertaker = random.pick(undertakers[field]);
  const contact = personOf(random);
  const budget = random.int(20, 480) * 10;
  const others = [random.pick(partners), random.pick(partners)];
  const goals: Words[] = [
    ['形成样机或样线一套，通过第三方检测', 'One prototype or line, tested by a third party'],
    [`在区内应用不少于${2 + (index % 4)}家`, `Used by ${2 + (index % 4)} enterprises of the zone or more`],
    [`申请发明专利${4 + (index % 6)}件，形成标准1项`, `${4 + (index % 6)} patents applied for, one standard drafted`],
  ];
  return {
    id: `project-${String(index + 1).padStart(2, '0')}`,
    title_zh: title[0],
    title_en: title[1],
    type: PROJECT_TYPES[index % PROJECT_TYPES.length] ?? 'major',
    field,
    phase: random.pick(RESEARCH_PHASES),
    undertaker_zh: undertaker[0],
    undertaker_en: undertaker[1],
    remark_zh: `由${undertaker[0]}牵头，经费${budget}万元，周期${months}个月。`,
    remark_en: `Led by the ${undertaker[1]}, ${cnyText(budget)} over ${months} months.`,
    introduction_zh: `${title[0]}由${undertaker[0]}牵头，联合${[...new Set(others.map(([zh]) => zh))].join('、')}实施，周期${months}个月。\n项目面向区内企业征集应用场景，试制与检测优先使用区内共享仪器和设施。`,
    introduction_en: `${title[1]}, led by the ${undertaker[1]} with ${[...new Set(others.map(([, en]) => en))].join(' and ')} over ${months} months.\nEnterprises of the zone may offer applications; trials and tests use the zone's shared instruments first.`,
    budget: budget * 1_000_000,
    starts_on,
    ends_on,
    partners: [...new Map(others.map((each) => [each[0], both(each)])).values()],
    goals: goals.map(both),
    milestones: milestones.map((each, place) => ({
      on:
        place === milestones.length - 1
          ? ends_on
          : addMonths(starts_on, Math.floor((months * place) / (milestones.length - 1))),
      title: both(each),
    })),
    contact_zh: contact.zh,
    contact_en: contact.en,
    contact_phone: phoneOf(random),
  };
};

/** 40 projects around `today`. */
export const projectRows = (today: string, inZone: ZoneWords = (value) => value): ProjectRow[] =>
  titles.map((each, index) => inZone(rowOf(each, index, today)));
