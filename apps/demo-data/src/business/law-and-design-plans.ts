import type { ServicePlan } from './service-plan.types.ts';

const order = ['单', 'order'] as const;

export const lawAndDesign: readonly ServicePlan[] = [
  {
    title: ['企业法律顾问', 'General counsel'],
    ...{ topic: 'svc-legal-contract', field: 'legal', price: 3_800, unit: ['月', 'month'], days: 22, voucher: 0 },
    what: ['合同审改不限份数，两个工作日回稿。', 'Any number of contracts, returned in two working days.'],
    contents: [
      [['合同审改', 'Contracts reviewed'], 'yyy'],
      [['日常咨询', 'Advice'], 'yyy'],
      [['每季合规体检', 'Quarterly check'], 'nyy'],
      [['驻场每月一天', 'On site one day a month'], 'nny'],
    ],
    stages: [
      [
        ['对接', 'Start'],
        ['服务联系单', 'Contacts'],
      ],
      [
        ['服务', 'Service'],
        ['月度报告', 'Monthly report'],
      ],
    ],
    materials: [['常用合同文本', 'Your usual contracts']],
    failure: ['不满意当月可退', 'The month back if you are not satisfied'],
  },
  {
    title: ['合同审查', 'Contract review'],
    ...{ topic: 'svc-legal-contract', field: 'legal', price: 900, unit: ['份', 'contract'], days: 2, voucher: 0 },
    what: [
      '修订稿加风险说明，重大条款电话讲清。',
      'A marked draft with its risks, the main clauses explained by telephone.',
    ],
    contents: [
      [['修订稿', 'Marked draft'], 'yyy'],
      [['风险说明', 'Risks'], 'nyy'],
      [['谈判陪同', 'Present at the negotiation'], 'nny'],
    ],
    stages: [
      [
        ['审查', 'Review'],
        ['修订稿与意见', 'Draft and opinion'],
      ],
    ],
    materials: [['合同草稿', 'The draft']],
    failure: ['超时免单', 'Free if late'],
  },
  {
    title: ['劳动用工合规', 'Labour compliance'],
    ...{ topic: 'svc-legal-contract', field: 'legal', price: 8_800, unit: order, days: 15, voucher: 0 },
    what: ['制度、合同和竞业条款成套更新。', 'Rules, contracts and non-competition brought up to date.'],
    contents: [
      [['制度诊断', 'Diagnosis'], 'yyy'],
      [['合同与手册', 'Contracts and handbook'], 'nyy'],
      [['民主程序辅导', 'Consultation procedure'], 'nyy'],
      [['管理者培训', 'Managers trained'], 'nny'],
    ],
    stages: [
      [
        ['诊断', 'Diagnosis'],
        ['风险清单', 'List of risks'],
      ],
      [
        ['成文', 'Texts'],
        ['制度与合同', 'Rules and contracts'],
      ],
      [
        ['落地', 'Introduction'],
        ['签收记录', 'Receipts'],
      ],
    ],
    materials: [
      ['现行制度', 'Present rules'],
      ['劳动合同样本', 'Sample contract'],
    ],
    failure: ['仲裁引用失效条款，免费代理一案', 'One case free if a clause fails'],
  },
  {
    title: ['数据与个人信息合规', 'Data and privacy compliance'],
    ...{ topic: 'svc-legal-contract', field: 'legal', price: 22_000, unit: order, days: 30, voucher: 30 },
    what: ['数据清单、影响评估到出境备案。', 'From the inventory and the assessment to the export filing.'],
    contents: [
      [['数据清单', 'Inventory'], 'yyy'],
      [['影响评估报告', 'Impact assessment'], 'nyy'],
      [['隐私文本', 'Privacy texts'], 'yyy'],
      [['出境标准合同备案', 'Standard contract filed'], 'nyy'],
      [['年度复核', 'Yearly review'], 'nny'],
    ],
    stages: [
      [
        ['盘点', 'Inventory'],
        ['数据清单', 'Inventory'],
      ],
      [
        ['评估', 'Assessment'],
        ['评估报告', 'Report'],
      ],
      [
        ['备案', 'Filing'],
        ['备案回执', 'Receipt'],
      ],
    ],
    materials: [['系统与数据流说明', 'Systems and data flows']],
    failure: ['备案退回免费补正', 'Corrections are free'],
  },
  {
    title: ['涉外合同起草（中英双语）', 'International contracts in two languages'],
    ...{ topic: 'svc-legal-foreign', field: 'legal', price: 4_500, unit: ['份', 'contract'], days: 3, voucher: 0 },
    what: [
      '中英文本由同一律师定稿，适用法律与仲裁地给建议。',
      'Both texts by one lawyer, with advice on law and seat.',
    ],
    contents: [
      [['双语文本', 'Both texts'], 'yyy'],
      [['适用法律建议', 'Governing law'], 'nyy'],
      [['谈判陪同', 'Present at the negotiation'], 'nny'],
    ],
    stages: [
      [
        ['要点', 'Terms'],
        ['条款清单', 'Term sheet'],
      ],
      [
        ['成文', 'Texts'],
        ['双语合同', 'Contract'],
      ],
    ],
    materials: [['交易要点', 'Terms of the deal']],
    failure: ['超时减收20%', '20 percent off if late'],
  },
  {
    title: ['国际贸易争议处理', 'Trade disputes'],
    ...{ topic: 'svc-legal-foreign', field: 'legal', price: 30_000, unit: ['案', 'case'], days: 60, voucher: 0 },
    what: ['先出胜算评估，再决定走谈判、仲裁还是诉讼。', 'The odds first; then negotiation, arbitration or court.'],
    contents: [
      [['胜算评估', 'Odds'], 'yyy'],
      [['律师函与谈判', 'Letter and negotiation'], 'nyy'],
      [['仲裁一审代理', 'Arbitration'], 'nny'],
    ],
    stages: [
      [
        ['评估', 'Assessment'],
        ['评估意见', 'Opinion'],
      ],
      [
        ['谈判', 'Negotiation'],
        ['和解方案', 'Settlement'],
      ],
      [
        ['程序', 'Proceedings'],
        ['裁决书', 'Award'],
      ],
    ],
    materials: [['合同与往来函电', 'Contract and letters']],
    failure: ['评估后不继续，只收评估费', 'Only the assessment is charged if you stop there'],
  },
  {
    title: ['出口管制与制裁合规', 'Export control and sanctions'],
    ...{ topic: 'svc-legal-foreign', field: 'legal', price: 26_000, unit: order, days: 25, voucher: 30 },
    what: ['物项归类、客户筛查和内控手册。', 'Items classified, customers screened, a manual written.'],
    contents: [
      [['物项归类', 'Items classified'], 'yyy'],
      [['客户筛查', 'Customers screened'], 'nyy'],
      [['内控手册', 'Manual'], 'nyy'],
      [['许可申请', 'Licence applications'], 'nny'],
    ],
    stages: [
      [
        ['归类', 'Classification'],
        ['归类表', 'List'],
      ],
      [
        ['筛查', 'Screening'],
        ['筛查报告', 'Report'],
      ],
      [
        ['内控', 'Manual'],
        ['手册', 'Manual'],
      ],
    ],
    materials: [
      ['产品清单', 'List of products'],
      ['客户清单', 'List of customers'],
    ],
    failure: ['归类被否免费重做', 'Classified again free if rejected'],
  },
  {
    title: ['装备外观设计', 'Equipment design'],
    ...{ topic: 'svc-design-industrial', field: 'design', price: 48_000, unit: order, days: 30, voucher: 40 },
    what: ['三套草案选一，钣金可制造性一并核。', 'Three drafts to choose from, checked for sheet metal.'],
    contents: [
      [['三套草案', 'Three drafts'], 'yyy'],
      [['三维模型', '3D model'], 'yyy'],
      [['可制造性评审', 'Manufacturability'], 'nyy'],
      [['外观手板', 'Appearance model'], 'nny'],
      [['外观专利申请', 'Design patent'], 'nny'],
    ],
    stages: [
      [
        ['调研', 'Research'],
        ['定位报告', 'Report'],
      ],
      [
        ['草案', 'Drafts'],
        ['三套草案', 'Three drafts'],
      ],
      [
        ['深化', 'Detail'],
        ['三维与工程图', 'Model and drawings'],
      ],
      [
        ['手板', 'Model'],
        ['外观手板', 'Appearance model'],
      ],
    ],
    materials: [
      ['整机结构图', 'Structure of the machine'],
      ['使用场景照片', 'Photographs of its use'],
    ],
    failure: ['三套都不满意退50%', '50 percent back if no draft suits'],
  },
  {
    title: ['结构设计与样机', 'Structure and prototype'],
    ...{ topic: 'svc-design-industrial', field: 'design', price: 65_000, unit: order, days: 45, voucher: 40 },
    what: ['从原理到可试验样机，图纸归您。', 'From a principle to a prototype you can test; the drawings are yours.'],
    contents: [
      [['方案与计算', 'Concept and calculation'], 'yyy'],
      [['工程图', 'Drawings'], 'yyy'],
      [['样机一台', 'One prototype'], 'nyy'],
      [['试验与改进一轮', 'One round of tests'], 'nny'],
    ],
    stages: [
      [
        ['方案', 'Concept'],
        ['方案与计算书', 'Concept and calculation'],
      ],
      [
        ['出图', 'Drawings'],
        ['工程图', 'Drawings'],
      ],
      [
        ['样机', 'Prototype'],
        ['样机', 'Prototype'],
      ],
      [
        ['试验', 'Tests'],
        ['试验报告', 'Report'],
      ],
    ],
    materials: [['功能指标', 'Required figures']],
    failure: ['指标不达免费改一版', 'One free revision if a figure is missed'],
  },
  {
    title: ['工业软件界面设计', 'Interfaces of industrial software'],
    ...{ topic: 'svc-design-industrial', field: 'design', price: 36_000, unit: order, days: 25, voucher: 30 },
    what: ['先观察操作员，再画界面；交付组件库。', 'Operators are watched first; delivered as a component library.'],
    contents: [
      [['用户观察', 'Operators watched'], 'nyy'],
      [['交互原型', 'Prototype'], 'yyy'],
      [['视觉规范', 'Visual rules'], 'yyy'],
      [['组件库', 'Component library'], 'nny'],
    ],
    stages: [
      [
        ['观察', 'Watching'],
        ['任务清单', 'List of tasks'],
      ],
      [
        ['原型', 'Prototype'],
        ['可点原型', 'Prototype'],
      ],
      [
        ['规范', 'Rules'],
        ['设计规范', 'Rules'],
      ],
    ],
    materials: [['现有界面与流程', 'Present screens and process']],
    failure: ['原型评审不过免费改两轮', 'Two free rounds after the review'],
  },
  {
    title: ['品牌形象设计', 'Brand identity'],
    ...{ topic: 'svc-design-brand', field: 'design', price: 28_000, unit: order, days: 20, voucher: 0 },
    what: ['标志、字体、应用到开票抬头的细节。', 'Mark, type and use, down to the letterhead.'],
    contents: [
      [['标志三案', 'Three marks'], 'yyy'],
      [['应用手册', 'Manual'], 'nyy'],
      [['宣传册', 'Brochure'], 'nny'],
    ],
    stages: [
      [
        ['定位', 'Position'],
        ['定位卡', 'Position'],
      ],
      [
        ['设计', 'Design'],
        ['标志与规范', 'Mark and rules'],
      ],
    ],
    materials: [['企业介绍', 'About the company']],
    failure: ['三案不中再出两案', 'Two more drafts if none suits'],
  },
  {
    title: ['展台设计与搭建', 'Exhibition stands'],
    ...{ topic: 'svc-design-brand', field: 'design', price: 1_600, unit: ['㎡', 'm²'], days: 20, voucher: 0 },
    what: ['按平方米报价，报馆、搭建、撤展全包。', 'A price by the square metre with permits, building and removal.'],
    contents: [
      [['效果图', 'Renderings'], 'yyy'],
      [['报馆与搭建', 'Permits and building'], 'yyy'],
      [['灯光与视频', 'Light and video'], 'nyy'],
      [['展品运输', 'Exhibits transported'], 'nny'],
    ],
    stages: [
      [
        ['设计', 'Design'],
        ['效果图', 'Renderings'],
      ],
      [
        ['制作', 'Making'],
        ['制作照片', 'Photographs'],
      ],
      [
        ['搭建', 'Building'],
        ['验收单', 'Acceptance'],
      ],
    ],
    materials: [
      ['展位图', 'Plan of the stand'],
      ['展品清单', 'List of exhibits'],
    ],
    failure: ['未按时交付退30%', '30 percent back if late'],
  },
];
