import { bookingTerms } from '@zonekit/api-client/lifecycle/roadshow-booking';

const CANCELLABLE = { approved: '通过前', held: '使用前' };

/** A policy original, laid out like an official document of the zone. One for each industry, in the industries' order. */
export interface PolicyDocument {
  title: string;
  number: string;
  date: string;
  industry: string;
  /** What the money goes to, each with its measure. */
  support: readonly [heading: string, text: string][];
  condition: string;
  nameEn: string;
}

const issued = (year: number, no: number) => `东自贸规〔${year}〕${no}号`;

export const policyDocuments: readonly PolicyDocument[] = [
  {
    title: '东港自由贸易区促进新一代信息技术产业发展若干措施',
    number: issued(2026, 3),
    date: '2026年1月16日',
    industry: '新一代信息技术',
    nameEn: 'Measures to promote new-generation information technology.pdf',
    condition: '主营业务收入中软件与信息技术服务收入占比不低于百分之五十',
    support: [
      [
        '算力使用补贴',
        '企业租用区内公共算力平台开展模型训练和推理的，按实际支出的百分之三十给予补贴，单个企业每年最高二百万元。',
      ],
      ['软件首版次奖励', '经认定的首版次软件产品，按首年销售额的百分之十给予奖励，单个产品最高一百万元。'],
      ['开源项目支持', '主导并持续维护开源项目的企业，根据贡献活跃度给予一次性十万元至五十万元支持。'],
    ],
  },
  {
    title: '东港自由贸易区智能装备首台（套）推广应用实施细则',
    number: issued(2026, 12),
    date: '2026年3月27日',
    industry: '智能装备',
    nameEn: 'Rules for the first unit of smart equipment.pdf',
    condition: '产品拥有自主知识产权，且核心部件国产化率不低于百分之六十',
    support: [
      [
        '研制奖励',
        '列入国家、省首台（套）目录的装备，分别按单台（套）售价的百分之三十、百分之二十给予研制企业奖励，最高三百万元。',
      ],
      ['应用奖励', '区内企业首次采购目录内装备的，按采购额的百分之十给予应用奖励，单个企业每年最高二百万元。'],
      ['保险补偿', '投保首台（套）综合保险的，按实际保费的百分之八十给予补偿，补偿期限不超过三年。'],
    ],
  },
  {
    title: '东港自由贸易区机器人产业创新发展资金管理办法',
    number: issued(2025, 21),
    date: '2025年6月10日',
    industry: '机器人',
    nameEn: 'Administration of the robotics innovation fund.pdf',
    condition: '近两年研发费用占营业收入比例平均不低于百分之六',
    support: [
      ['关键部件攻关', '对精密减速器、伺服系统、控制器攻关项目，按项目研发投入的百分之四十给予资助，最高五百万元。'],
      ['场景开放', '企业开放典型应用场景并完成示范验收的，给予场景单位一次性三十万元奖励。'],
      ['检测认证', '取得机器人产品认证证书的，按检测认证费用的百分之五十给予补贴，最高二十万元。'],
    ],
  },
  {
    title: '东港自由贸易区冷链物流高质量发展若干措施',
    number: issued(2025, 8),
    date: '2025年3月4日',
    industry: '冷链物流',
    nameEn: 'Measures for cold-chain logistics.pdf',
    condition: '自有或者长期租赁冷库容积不低于五万立方米',
    support: [
      ['绿色冷库改造', '采用自然工质制冷系统改造冷库的，按设备投资的百分之二十给予补助，最高四百万元。'],
      ['全程追溯', '接入区冷链追溯平台并连续运行满一年的企业，给予每年十五万元运行补贴。'],
      ['航线培育', '新开通冷链集装箱航线并稳定运营的，按航次给予每航次二万元奖励。'],
    ],
  },
  {
    title: '东港自由贸易区海洋科技成果转化资助办法',
    number: issued(2026, 7),
    date: '2026年2月13日',
    industry: '海洋科技',
    nameEn: 'Support for turning marine research into products.pdf',
    condition: '拟转化成果权属清晰，且完成中试验证',
    support: [
      ['中试验证', '在区内海上试验场完成中试的项目，按试验费用的百分之五十给予资助，最高一百五十万元。'],
      ['成果转化', '技术合同成交并在区内落地产业化的，按技术交易额的百分之五给予受让方资助，最高一百万元。'],
      ['观测设备', '国产海洋观测装备首次批量列装的，按销售额的百分之八给予奖励，最高二百万元。'],
    ],
  },
  {
    title: '东港自由贸易区支持生物医药产业创新发展若干措施',
    number: issued(2025, 30),
    date: '2025年9月19日',
    industry: '生物医药',
    nameEn: 'Measures to support biomedicine.pdf',
    condition: '注册地、实际经营地均在本区，且有在研品种',
    support: [
      ['临床试验', '完成一期、二期、三期临床试验的创新药，分别给予最高二百万元、五百万元、一千万元资助。'],
      ['上市许可', '取得药品上市许可并在区内生产的，每个品种给予三百万元奖励。'],
      ['特殊物品通关', '设立研发用物品进口白名单，符合条件的企业享受便利化通关服务。'],
    ],
  },
  {
    title: '东港自由贸易区新能源汽车产业链补强实施意见',
    number: issued(2026, 15),
    date: '2026年4月22日',
    industry: '新能源汽车',
    nameEn: 'Strengthening the new-energy vehicle chain.pdf',
    condition: '为整车企业提供一级或者二级配套满一年',
    support: [
      ['本地配套', '区内企业之间年度新增配套额超过五百万元的，按新增额的百分之二给予供应方奖励，最高三百万元。'],
      ['道路测试', '取得自动驾驶道路测试牌照的，每张牌照给予二十万元补贴，单个企业最高二百万元。'],
      ['换电设施', '建成并对外运营的重卡换电站，按设备投资的百分之十五给予补助。'],
    ],
  },
  {
    title: '东港自由贸易区绿色航运发展专项资金实施细则',
    number: issued(2025, 17),
    date: '2025年5月16日',
    industry: '绿色航运',
    nameEn: 'Rules of the green shipping fund.pdf',
    condition: '船舶在本区登记，或者船舶管理公司注册于本区',
    support: [
      ['清洁燃料', '新建、改建甲醇或者液化天然气双燃料船舶的，按改造投资的百分之十给予补助，单船最高六百万元。'],
      ['岸电使用', '靠港船舶使用岸电的，按实际用电量每千瓦时给予零点三元补贴。'],
      ['碳减排核算', '完成船舶碳强度第三方核算并公开的企业，给予每年十万元奖励。'],
    ],
  },
  {
    title: '东港自由贸易区新材料首批次应用示范管理办法',
    number: issued(2025, 26),
    date: '2025年8月1日',
    industry: '新材料',
    nameEn: 'Administration of first-batch new materials.pdf',
    condition: '产品列入重点新材料首批次应用示范指导目录',
    support: [
      ['首批次销售', '首批次新材料产品按合同销售额的百分之十五给予奖励，最高三百万元。'],
      ['应用验证', '下游用户开展应用验证的，按验证费用的百分之五十给予补贴，最高八十万元。'],
      ['标准制定', '主导制定国际、国家、行业标准的，分别给予一百万元、五十万元、二十万元奖励。'],
    ],
  },
  {
    title: '东港自由贸易区跨境电子商务综合服务支持办法',
    number: issued(2026, 9),
    date: '2026年3月6日',
    industry: '跨境电商',
    nameEn: 'Support for cross-border e-commerce services.pdf',
    condition: '通过区内跨境电商监管场所年度申报单量不低于十万单',
    support: [
      ['海外仓', '租用或者自建海外仓面积超过二千平方米的，按租金或者投资额的百分之二十给予补助，最高一百五十万元。'],
      ['品牌出海', '取得境外商标注册并开展线上推广的，按推广支出的百分之三十给予补贴，最高五十万元。'],
      ['通关便利', '信用等级高的企业享受汇总申报、先放后检等便利措施。'],
    ],
  },
  {
    title: '东港自由贸易区促进现代金融服务实体经济若干措施',
    number: issued(2025, 11),
    date: '2025年4月8日',
    industry: '现代金融',
    nameEn: 'Measures for finance that serves the real economy.pdf',
    condition: '经金融监管部门批准或者备案设立',
    support: [
      ['贷款贴息', '科技型企业取得知识产权质押贷款的，按贷款市场报价利率的百分之五十给予贴息，最高一百万元。'],
      ['上市培育', '企业完成上市辅导备案、申报受理、挂牌上市的，分阶段累计给予最高八百万元奖励。'],
      ['股权投资', '投资区内初创期科技企业满两年的基金，按实际投资额的百分之三给予奖励。'],
    ],
  },
  {
    title: '东港自由贸易区专业服务业集聚发展实施细则',
    number: issued(2026, 18),
    date: '2026年5月29日',
    industry: '专业服务',
    nameEn: 'Rules for the growth of professional services.pdf',
    condition: '年度营业收入不低于五百万元，执业人员不少于十人',
    support: [
      ['机构落户', '国内外知名会计、法律、检验检测机构设立区域总部的，给予最高二百万元落户奖励。'],
      ['服务券', '科技型中小企业购买专业服务的，可使用创新服务券抵扣百分之三十费用，每年最高十万元。'],
      ['人才培养', '员工取得国际执业资格证书的，给予每人二万元奖励。'],
    ],
  },
];

/** A report or manual: what needs a login or a permission. */
export interface Report {
  id: string;
  title: string;
  name: string;
  nameEn: string;
  subtitle: string;
  sections: readonly [heading: string, paragraphs: readonly string[]][];
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
}

const steps = (subject: string): readonly [string, readonly string[]][] => [
  [
    '编制说明',
    [
      `本材料依据东港自由贸易区产业政策体系编制，说明${subject}的口径、流程与注意事项，供区内企业和经办人员使用。`,
      '材料内容以正式文件为准；正式文件调整的，按最新版本执行。',
    ],
  ],
  [
    '适用范围',
    [
      '在东港自由贸易区登记注册、具有独立法人资格、信用状况良好的企业适用本材料。',
      '同一项目已获得同级财政资金支持的，不重复享受。',
    ],
  ],
];

export const reports: readonly Report[] = [
  {
    id: 'f-login-01',
    title: '惠企政策兑现操作手册',
    name: '惠企政策兑现操作手册（2026年版）.pdf',
    nameEn: 'Handbook on claiming enterprise support (2026).pdf',
    subtitle: '2026年版 · 登录用户查阅',
    sections: [
      ...steps('政策兑现'),
      [
        '兑现流程',
        [
          '企业登录平台后，在政策申报页面选择事项，核对企业画像，上传材料并提交。',
          '受理部门在五个工作日内完成形式审查，需要补正的一次性告知。',
          '通过评审并公示无异议的，资金在二十个工作日内拨付至企业基本账户。',
        ],
      ],
      ['常见退回原因', ['营业执照住所与实际经营地址不一致；审计报告未附会计师事务所执业证书；发票与合同金额不符。']],
    ],
    table: {
      head: ['环节', '办理时限', '经办'],
      rows: [
        ['受理', '五个工作日', '企业服务中心'],
        ['评审', '十五个工作日', '产业发展局'],
        ['公示', '七个自然日', '产业发展局'],
        ['拨付', '二十个工作日', '财政金融局'],
      ],
    },
  },
  {
    id: 'f-login-02',
    title: '研发费用归集与填报指引',
    name: '研发费用归集与填报指引.pdf',
    nameEn: 'Guide to recording R&D expenses.pdf',
    subtitle: '登录用户查阅',
    sections: [
      ...steps('研发费用'),
      [
        '归集口径',
        [
          '人员人工费用按研发工时占比分摊；直接投入费用以领料单为依据；设备折旧按实际使用时间计入。',
          '委托外部研发费用按实际发生额的百分之八十计入。',
        ],
      ],
    ],
    table: {
      head: ['费用类别', '凭证', '比例上限'],
      rows: [
        ['人员人工', '工时记录', '不设上限'],
        ['直接投入', '领料单', '不设上限'],
        ['委托研发', '技术合同', '百分之八十'],
        ['其他费用', '发票', '百分之十'],
      ],
    },
  },
  {
    id: 'f-login-03',
    title: '路演中心使用须知',
    name: '路演中心使用须知.pdf',
    nameEn: 'Using the roadshow centre.pdf',
    subtitle: '登录用户查阅',
    sections: [
      [
        '场地与设备',
        [
          '路演中心位于海关路一号三层，可容纳二百四十人，配备投影、音响与同声传译设备。',
          '开放时间为上午九时至十二时、下午十三时三十分至十七时三十分。',
        ],
      ],
      [
        '预约与取消',
        [
          `预约以半天为单位，自次日起至下月月末可约。提交后${bookingTerms.reviewWorkdays}个工作日内审核，${CANCELLABLE[bookingTerms.cancellableUntil]}可取消。`,
          '活动当日请提前三十分钟到场签到，逾期三十分钟未到的，视为放弃。',
        ],
      ],
      ['安全要求', ['不得使用明火和大功率电器；展品搬运请走货运通道；活动结束后恢复场地原状。']],
    ],
  },
  {
    id: 'f-perm-none-01',
    title: '2026年度重点项目评审意见汇编',
    name: '2026年度重点项目评审意见汇编.pdf',
    nameEn: 'Review opinions on key projects, 2026.pdf',
    subtitle: '内部资料 · 经授权查阅',
    sections: [
      ...steps('项目评审'),
      ['总体情况', ['本年度受理重点项目一百二十六项，通过专家评审四十一项，拟支持资金一点三八亿元。']],
      ['共性问题', ['技术路线论证不足；产业化进度安排缺少阶段性指标；财务预测未说明依据。']],
    ],
    table: {
      head: ['产业方向', '受理', '通过'],
      rows: [
        ['智能装备', '34', '12'],
        ['机器人', '21', '8'],
        ['生物医药', '26', '9'],
        ['海洋科技', '19', '6'],
        ['新材料', '26', '6'],
      ],
    },
  },
  {
    id: 'f-perm-none-02',
    title: '产业链招商图谱（智能装备）',
    name: '产业链招商图谱（智能装备）.pdf',
    nameEn: 'Investment map of the smart-equipment chain.pdf',
    subtitle: '内部资料 · 经授权查阅',
    sections: [
      ...steps('产业链招商'),
      ['链条现状', ['上游传感器、减速器配套率为百分之四十二，中游整机企业三十七家，下游港口、船厂应用场景十九个。']],
      ['招商重点', ['优先引进精密减速器、工业软件、机器视觉三类企业，配套标准厂房与首台（套）政策。']],
    ],
  },
  {
    id: 'f-perm-none-03',
    title: '企业梯度培育名单（征求意见稿）',
    name: '企业梯度培育名单（征求意见稿）.pdf',
    nameEn: 'List of enterprises for tiered support (draft).pdf',
    subtitle: '内部资料 · 经授权查阅',
    sections: [
      ...steps('梯度培育'),
      ['培育层级', ['分为科技型中小企业、高新技术企业、专精特新企业、制造业单项冠军四个层级，动态调整。']],
    ],
    table: {
      head: ['层级', '数量', '较上年'],
      rows: [
        ['科技型中小企业', '412', '增加 57'],
        ['高新技术企业', '186', '增加 23'],
        ['专精特新企业', '64', '增加 11'],
        ['制造业单项冠军', '5', '增加 1'],
      ],
    },
  },
  {
    id: 'f-perm-pending-01',
    title: '园区企业用能数据年报',
    name: '园区企业用能数据年报（2025）.pdf',
    nameEn: 'Energy use in the zone, annual report 2025.pdf',
    subtitle: '内部资料 · 经授权查阅',
    sections: [
      ...steps('用能统计'),
      ['年度概况', ['全年用电量九点六亿千瓦时，同比增长百分之四点二；单位增加值能耗下降百分之三点一。']],
    ],
    table: {
      head: ['行业', '用电占比', '同比'],
      rows: [
        ['装备制造', '31%', '+2.4%'],
        ['冷链仓储', '24%', '+6.8%'],
        ['生物医药', '12%', '+5.0%'],
        ['其他', '33%', '+3.1%'],
      ],
    },
  },
  {
    id: 'f-perm-granted-01',
    title: '港口无人集卡示范应用可行性研究报告',
    name: '港口无人集卡示范应用可行性研究报告.pdf',
    nameEn: 'Feasibility of driverless container trucks in the port.pdf',
    subtitle: '内部资料 · 经授权查阅',
    sections: [
      ...steps('示范应用'),
      ['建设内容', ['改造二号、三号泊位水平运输系统，部署无人集卡二十四台，建设车路协同感知点位三十八处。']],
      ['效益测算', ['投产后单箱水平运输成本下降百分之十八，年减少碳排放约三千二百吨，静态投资回收期五点六年。']],
      ['风险与对策', ['混行路段采用限速与电子围栏；雾天启用降级运行；设置远程接管席位六个。']],
    ],
    table: {
      head: ['投资构成', '金额（万元）', '占比'],
      rows: [
        ['车辆', '4,320', '45%'],
        ['感知与通信', '2,610', '27%'],
        ['软件平台', '1,830', '19%'],
        ['其他', '840', '9%'],
      ],
    },
  },
  {
    id: 'f-perm-reject-01',
    title: '政府引导基金尽职调查报告摘要',
    name: '政府引导基金尽职调查报告摘要.pdf',
    nameEn: 'Due diligence on the guidance fund, summary.pdf',
    subtitle: '内部资料 · 经授权查阅',
    sections: [
      ...steps('尽职调查'),
      ['基本结论', ['拟设子基金规模三亿元，其中引导基金出资不超过百分之二十五，返投比例不低于一点五倍。']],
    ],
  },
];
