import type { ExpertField } from '@zonekit/api-client/expert/contract';

/** A Chinese text and its English one. `{a}` and `{b}` are figures of the expert, `{b}` the better one. */
export type Pair = readonly [zh: string, en: string];

/** What an expert of the demo is known for. */
export interface Specialty {
  field: ExpertField;
  headline: Pair;
  skills: readonly Pair[];
  topics: readonly Pair[];
  cases: readonly { title: Pair; body: Pair; before: Pair; after: Pair; note: Pair }[];
  works: readonly { title: Pair; note: Pair }[];
}

const PATENT: Pair = ['发明专利，可许可', 'Patent, open to licences'];
const STANDARD: Pair = ['团体标准，主要起草人', 'Association standard, main author'];
const PAPER: Pair = ['期刊论文，通讯作者', 'Journal article, corresponding author'];
const PROJECT: Pair = ['省重点研发计划，负责人', 'Provincial key project, leader'];

export const specialties: readonly Specialty[] = [
  {
    field: 'cold_chain',
    headline: ['把箱体漏热从每天{a}%做到{b}%', 'Brought the daily heat leak of a container from {a}% to {b}%'],
    skills: [
      ['深冷绝热', 'Cryogenic insulation'],
      ['复合材料', 'Composites'],
    ],
    topics: [
      ['箱体漏热与绝热结构', 'Heat leaks and insulation'],
      ['真空绝热板选材与寿命', 'Vacuum panels: materials and life'],
      ['低温下复合材料开裂', 'Cracks of composites in the cold'],
    ],
    cases: [
      {
        title: [
          '-60℃箱体日漏热{a}%，换了三家真空板没有改善',
          'A -60 °C container lost {a}% a day whatever panels it had',
        ],
        body: [
          '热成像发现漏热在角件冷桥，占六成。改角件为玻纤拉挤并错缝铺板。',
          'Thermal images showed the corner fittings to be the bridge. They were made of pultruded glass fibre instead.',
        ],
        before: ['{a}%', '{a}%'],
        after: ['{b}%', '{b}%'],
        note: ['日漏热，两轮试制，5周', 'heat leak a day, two prototypes, five weeks'],
      },
      {
        title: ['真空绝热板18个月后失效', 'Vacuum panels failed after 18 months'],
        body: [
          '阻隔膜热封边渗气，改三层封边并加吸气剂。',
          'The sealed edge let gas in. A triple seal and a getter stopped it.',
        ],
        before: ['18个月', '18 months'],
        after: ['60个月', '60 months'],
        note: ['加速老化折算', 'by accelerated ageing'],
      },
    ],
    works: [
      { title: ['深冷箱体角件断热结构', 'Thermal break of container corners'], note: PATENT },
      { title: ['冷链装备绝热性能试验方法', 'Test method for the insulation of cold-chain equipment'], note: STANDARD },
      { title: ['真空绝热板服役寿命的加速评价', 'Accelerated life tests of vacuum panels'], note: PAPER },
    ],
  },
  {
    field: 'cold_chain',
    headline: ['冷库吨耗电从{a}度降到{b}度', 'Cut the power of a cold store from {a} to {b} kWh a tonne'],
    skills: [
      ['制冷系统', 'Refrigeration'],
      ['能耗诊断', 'Energy audits'],
    ],
    topics: [
      ['机组群控与夜间蓄冷', 'Group control and night storage'],
      ['融霜策略', 'Defrosting'],
      ['冷库能效评级', 'Efficiency ratings of cold stores'],
    ],
    cases: [
      {
        title: ['旺季电费超出同类冷库三成', 'Power bills a third above those of similar stores'],
        body: [
          '融霜定时改为按需，机组群控按分时电价蓄冷。',
          'Defrosting on demand instead of by the clock, and storage at night tariffs.',
        ],
        before: ['{a}度/吨', '{a} kWh/t'],
        after: ['{b}度/吨', '{b} kWh/t'],
        note: ['全年均值', 'mean of a year'],
      },
    ],
    works: [
      { title: ['冷库群控节能改造技术规程', 'Code of practice for group control in cold stores'], note: STANDARD },
      { title: ['分时电价下的蓄冷调度', 'Cold storage under time-of-use tariffs'], note: PAPER },
    ],
  },
  {
    field: 'smart_equipment',
    headline: ['近三年送审{a}项首台套，一次通过{b}项', 'Of {a} first units sent for approval, {b} passed at once'],
    skills: [
      ['首台套认定', 'First-unit approval'],
      ['型式试验', 'Type tests'],
    ],
    topics: [
      ['首台（套）认定材料', 'Papers for first-unit approval'],
      ['型式试验项目选择', 'Choice of type tests'],
      ['检测报告常见退回原因', 'Why test reports are returned'],
    ],
    cases: [
      {
        title: ['认定材料两次被退回', 'An application was returned twice'],
        body: [
          '查新范围过宽，重定技术指标并补做对比试验。',
          'The novelty search was too wide. Figures were set anew and compared by tests.',
        ],
        before: ['2次退回', '2 returns'],
        after: ['一次通过', 'passed'],
        note: ['从重报到公示9周', 'nine weeks to publication'],
      },
    ],
    works: [
      { title: ['港口移动机器人型式试验规范', 'Type tests of mobile robots in ports'], note: STANDARD },
      { title: ['多车协同装卸的可靠性评价', 'Reliability of vehicles that load together'], note: PAPER },
    ],
  },
  {
    field: 'smart_equipment',
    headline: [
      '港口场景的标定与冗余设计，定位误差做到{b}毫米',
      'Calibration and redundancy in ports: positions within {b} mm',
    ],
    skills: [
      ['低速感知', 'Low-speed perception'],
      ['无人集卡', 'Driverless trucks'],
    ],
    topics: [
      ['雨雾天气的感知降级', 'Perception in rain and fog'],
      ['多传感器标定', 'Calibration of several sensors'],
      ['远程接管的安全设计', 'Safe remote control'],
    ],
    cases: [
      {
        title: ['雨天箱区对位失败率高', 'Alignment failed in the rain'],
        body: [
          '激光反射率随积水变化，加毫米波冗余并按地面标定。',
          'Lidar varied with standing water. Radar was added and calibrated to the ground.',
        ],
        before: ['{a}毫米', '{a} mm'],
        after: ['{b}毫米', '{b} mm'],
        note: ['对位误差，三个月', 'error, over three months'],
      },
    ],
    works: [
      { title: ['集卡对位的多传感器冗余方法', 'Redundant sensors for the alignment of trucks'], note: PATENT },
      { title: ['低速无人装备感知降级研究', 'Graceful degradation of low-speed perception'], note: PROJECT },
    ],
  },
  {
    field: 'marine',
    headline: ['水下机器人通信距离从{b}百米延到{a}百米', 'Underwater links reach {a}00 m instead of {b}00 m'],
    skills: [
      ['水声通信', 'Acoustic links'],
      ['海洋传感', 'Marine sensors'],
    ],
    topics: [
      ['浅海多径与误码', 'Multipath in shallow water'],
      ['长期布放的防生物附着', 'Fouling of moored instruments'],
      ['海试方案与保险', 'Sea trials and their insurance'],
    ],
    cases: [
      {
        title: ['近岸海试丢包严重', 'Packets were lost near the shore'],
        body: ['按潮位切换均衡参数，发射阵列改为斜下指向。', 'Equalisers follow the tide, and the array points down.'],
        before: ['丢包21%', '21% lost'],
        after: ['丢包3%', '3% lost'],
        note: ['三次海试', 'three sea trials'],
      },
    ],
    works: [
      { title: ['浅海自适应均衡水声调制解调器', 'Adaptive acoustic modem for shallow water'], note: PATENT },
      { title: ['近岸水声信道的潮汐相关性', 'Tides in coastal acoustic channels'], note: PAPER },
    ],
  },
  {
    field: 'marine',
    headline: ['海工钢结构涂层寿命延到{a}年', 'Coatings of marine steel last {a} years'],
    skills: [
      ['腐蚀防护', 'Corrosion'],
      ['无损检测', 'Non-destructive tests'],
    ],
    topics: [
      ['飞溅区腐蚀', 'Corrosion in the splash zone'],
      ['阴极保护设计', 'Cathodic protection'],
      ['涂层失效分析', 'Failures of coatings'],
    ],
    cases: [
      {
        title: ['码头钢桩飞溅区五年穿孔', 'Piles were perforated in five years'],
        body: [
          '改包覆与牺牲阳极联合保护，检修口留在平均潮位以上。',
          'Wrapping and sacrificial anodes together, with openings above mean tide.',
        ],
        before: ['5年', '5 years'],
        after: ['{a}年', '{a} years'],
        note: ['设计寿命', 'design life'],
      },
    ],
    works: [
      { title: ['港工钢桩联合防护技术规程', 'Joint protection of steel piles'], note: STANDARD },
      { title: ['飞溅区涂层失效机理', 'How coatings fail in the splash zone'], note: PAPER },
    ],
  },
  {
    field: 'biomedicine',
    headline: [
      '体外诊断试剂注册，资料补正从{a}条减到{b}条',
      'Registration of reagents with {b} queries instead of {a}',
    ],
    skills: [
      ['注册申报', 'Registration'],
      ['质量体系', 'Quality systems'],
    ],
    topics: [
      ['注册资料补正', 'Answers to queries'],
      ['分析性能验证', 'Proof of performance'],
      ['洁净车间布局', 'Layout of clean rooms'],
    ],
    cases: [
      {
        title: ['首次申报收到{a}条补正意见', 'The first application met {a} queries'],
        body: [
          '重做检出限与干扰试验，原料变更改走备案。',
          'Limits and interferences were measured anew; materials went by notification.',
        ],
        before: ['{a}条', '{a}'],
        after: ['{b}条', '{b}'],
        note: ['补正意见', 'queries'],
      },
    ],
    works: [
      { title: ['海洋来源酶在诊断试剂中的应用', 'Marine enzymes in reagents'], note: PROJECT },
      { title: ['检出限评价的样本量问题', 'Sample sizes for detection limits'], note: PAPER },
    ],
  },
  {
    field: 'biomedicine',
    headline: ['发酵放大到{a}吨，收率不掉', 'Fermentation at {a} tonnes without loss of yield'],
    skills: [
      ['发酵放大', 'Scale-up'],
      ['分离纯化', 'Purification'],
    ],
    topics: [
      ['溶氧与剪切', 'Oxygen and shear'],
      ['中试工艺包', 'Process packages'],
      ['废液处理', 'Waste water'],
    ],
    cases: [
      {
        title: ['放大后收率下降三成', 'Yield fell by a third at scale'],
        body: ['搅拌改为双层轴流桨，补料按尾气在线控制。', 'Two axial impellers, and feed by the exhaust gas.'],
        before: ['62%', '62%'],
        after: ['88%', '88%'],
        note: ['收率，三个批次', 'yield, three batches'],
      },
    ],
    works: [
      { title: ['高密度发酵的尾气反馈补料', 'Feeding by exhaust gas in dense cultures'], note: PATENT },
      { title: ['海藻多糖中试工艺', 'Pilot process for polysaccharides of algae'], note: PROJECT },
    ],
  },
  {
    field: 'finance_legal',
    headline: ['研发费用归集口径与委托研发的凭证，已辅导{a}家', 'How to record R&D costs: {a} enterprises advised'],
    skills: [
      ['研发费用归集', 'R&D accounting'],
      ['高企复审', 'High-tech renewal'],
    ],
    topics: [
      ['加计扣除与委托研发', 'Deductions and contract research'],
      ['高新技术企业复审', 'Renewal as a high-tech enterprise'],
      ['政府补助的会计处理', 'Accounting of grants'],
    ],
    cases: [
      {
        title: ['委托研发费用被全额调减', 'Contract research was struck out in full'],
        body: ['补合同登记与成果交接单，按项目重做辅助账。', 'Contracts were registered and ledgers kept by project.'],
        before: ['0元', 'CNY 0'],
        after: ['{a}万元', 'CNY {a}0,000'],
        note: ['认可扣除额', 'accepted'],
      },
    ],
    works: [
      { title: ['研发费用辅助账操作指引', 'Guide to R&D ledgers'], note: ['行业指引，主编', 'Guide, editor'] },
      { title: ['高新技术企业复审常见问题', 'Questions on high-tech renewal'], note: ['培训讲义', 'Course notes'] },
    ],
  },
  {
    field: 'finance_legal',
    headline: ['跨境技术合同争议，{a}件中调解结案{b}件', 'Of {a} disputes on technology contracts, {b} were settled'],
    skills: [
      ['技术合同', 'Technology contracts'],
      ['知识产权', 'Intellectual property'],
    ],
    topics: [
      ['技术许可条款', 'Licence terms'],
      ['跨境数据与出口管制', 'Data and export control'],
      ['竞业限制', 'Non-compete clauses'],
    ],
    cases: [
      {
        title: ['联合开发成果归属不清', 'It was unclear who owned joint results'],
        body: ['按贡献拆分背景与前景知识产权，补交叉许可。', 'Background and results were divided and cross-licensed.'],
        before: ['争议14个月', '14 months'],
        after: ['6周结案', '6 weeks'],
        note: ['调解', 'by mediation'],
      },
    ],
    works: [
      {
        title: ['自贸区技术进出口合同示范文本', 'Model contracts for technology in free-trade zones'],
        note: ['示范文本，起草人', 'Model text, author'],
      },
      { title: ['联合研发的权属约定', 'Ownership of joint research'], note: PAPER },
    ],
  },
  {
    field: 'green_shipping',
    headline: ['场站改造不停业的分区方案，工期{b}周', 'Terminals rebuilt in {b} weeks without closing'],
    skills: [
      ['冷链场站', 'Reefer terminals'],
      ['岸电', 'Shore power'],
    ],
    topics: [
      ['岸电接入与容量', 'Shore power and its capacity'],
      ['场站分区施工', 'Building in sections'],
      ['港作机械电动化', 'Electric port machines'],
    ],
    cases: [
      {
        title: ['改造期间冷箱插位不足', 'Too few reefer plugs during the works'],
        body: ['分四区轮换，移动电源补位，夜间切换。', 'Four sections in turn, mobile supplies, changes at night.'],
        before: ['停业{a}周', '{a} weeks closed'],
        after: ['不停业', 'not closed'],
        note: ['全程', 'throughout'],
      },
    ],
    works: [
      { title: ['冷藏箱场站不停业改造指南', 'Rebuilding reefer yards in operation'], note: STANDARD },
      { title: ['港口岸电容量配置', 'Sizing of shore power'], note: PAPER },
    ],
  },
  {
    field: 'green_shipping',
    headline: ['内河船改电，百公里能耗降{a}%', 'Electric river vessels use {a}% less energy'],
    skills: [
      ['船舶动力', 'Ship propulsion'],
      ['碳核算', 'Carbon accounts'],
    ],
    topics: [
      ['混合动力选型', 'Choice of hybrids'],
      ['电池舱安全', 'Safety of battery rooms'],
      ['航运碳核算', 'Carbon accounts of shipping'],
    ],
    cases: [
      {
        title: ['试航续航不足', 'Range fell short in trials'],
        body: [
          '螺旋桨与电机重新匹配，航速曲线按闸口调整。',
          'Propeller and motor were matched anew and speed planned by the locks.',
        ],
        before: ['62公里', '62 km'],
        after: ['91公里', '91 km'],
        note: ['单次续航', 'range'],
      },
    ],
    works: [
      { title: ['内河船舶电池舱通风结构', 'Ventilation of battery rooms'], note: PATENT },
      { title: ['近海支线船碳核算方法', 'Carbon accounts of coastal feeders'], note: STANDARD },
    ],
  },
];
