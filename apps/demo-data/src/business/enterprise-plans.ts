import type { ServicePlan } from './service-plan.types.ts';

const order = ['单', 'order'] as const;
const month = ['月', 'month'] as const;
const licence = ['营业执照复印件', 'Copy of the business licence'] as const;

/** Three rows for a package: `x` where it is included, `-` where not. */
export const registrationAndTax: readonly ServicePlan[] = [
  {
    title: ['有限公司设立代办', 'Setting up a limited company'],
    ...{ topic: 'svc-registration-set-up', field: 'registration', price: 1_200, unit: order, days: 3, voucher: 0 },
    what: [
      '名称申报、章程、住所材料到领照开户，一次备齐。',
      'From the name and the articles to licence and bank account, prepared at once.',
    ],
    contents: [
      [['名称与经营范围建议', 'Name and scope of business'], 'yyy'],
      [['章程与决议文本', 'Articles and resolutions'], 'yyy'],
      [['住所材料', 'Papers on the address'], 'nyy'],
      [['刻章与银行预约', 'Seals and bank appointment'], 'nyy'],
      [['首年税务登记与票种核定', 'Tax registration and invoices'], 'nny'],
    ],
    stages: [
      [
        ['备料', 'Papers'],
        ['材料清单与文本', 'List and texts'],
      ],
      [
        ['递件', 'Filing'],
        ['受理通知', 'Notice of acceptance'],
      ],
      [
        ['领照', 'Licence'],
        ['营业执照与印章', 'Licence and seals'],
      ],
    ],
    materials: [
      ['股东身份证明', 'Identity of the shareholders'],
      ['住所使用证明', 'Proof of the address'],
    ],
    failure: ['核准不通过免费重报', 'Filed again free if refused'],
  },
  {
    title: ['外商投资企业设立', 'Setting up a foreign-invested company'],
    ...{ topic: 'svc-registration-set-up', field: 'registration', price: 9_800, unit: order, days: 12, voucher: 0 },
    what: ['中英文材料同步准备，公证认证路径一并安排。', 'Papers in two languages, with the notarisation arranged.'],
    contents: [
      [['负面清单核对', 'Check against the negative list'], 'yyy'],
      [['中英文章程', 'Articles in two languages'], 'yyy'],
      [['公证认证安排', 'Notarisation'], 'nyy'],
      [['外汇登记与资本金账户', 'Foreign exchange and capital account'], 'nyy'],
      [['外籍负责人工作许可', 'Work permit of a foreign director'], 'nny'],
    ],
    stages: [
      [
        ['核对', 'Check'],
        ['准入意见', 'Opinion on access'],
      ],
      [
        ['文本', 'Texts'],
        ['双语章程与决议', 'Articles and resolutions'],
      ],
      [
        ['登记', 'Registration'],
        ['营业执照', 'Licence'],
      ],
      [
        ['外汇', 'Foreign exchange'],
        ['资本金账户', 'Capital account'],
      ],
    ],
    materials: [
      ['投资方主体资格证明', 'Proof of the investor'],
      ['资信证明', 'Proof of credit'],
    ],
    failure: ['未获批退全部代理费', 'The whole fee back if refused'],
  },
  {
    title: ['变更登记代办', 'Changes in the register'],
    ...{
      topic: 'svc-registration-change',
      field: 'registration',
      price: 800,
      unit: ['项', 'item'],
      days: 4,
      voucher: 0,
    },
    what: [
      '名称、住所、股权、经营范围等变更，涉税事项同步提示。',
      'Name, address, shares or scope, with the tax that follows.',
    ],
    contents: [
      [['变更方案', 'Plan of the change'], 'yyy'],
      [['决议与章程修正案', 'Resolution and amendment'], 'yyy'],
      [['涉税清算', 'Tax clearance'], 'nyy'],
      [['银行与许可同步变更', 'Bank and licences'], 'nny'],
    ],
    stages: [
      [
        ['方案', 'Plan'],
        ['材料清单', 'List of papers'],
      ],
      [
        ['递件', 'Filing'],
        ['受理通知', 'Notice of acceptance'],
      ],
      [
        ['换照', 'New licence'],
        ['新执照', 'New licence'],
      ],
    ],
    materials: [licence, ['股东会决议', 'Resolution of the shareholders']],
    failure: ['退回补正不另收费', 'Corrections are free'],
  },
  {
    title: ['公司注销代办', 'Deregistration'],
    ...{ topic: 'svc-registration-change', field: 'registration', price: 2_600, unit: order, days: 45, voucher: 0 },
    what: ['税务清算、公告到注销，进度每周一报。', 'Tax clearance, notice and deregistration, reported weekly.'],
    contents: [
      [['清算组备案', 'Liquidators filed'], 'yyy'],
      [['公告', 'Public notice'], 'yyy'],
      [['税务注销', 'Tax deregistration'], 'nyy'],
      [['历史账务补齐', 'Missing books made'], 'nny'],
    ],
    stages: [
      [
        ['备案', 'Filing'],
        ['清算组备案通知', 'Notice of filing'],
      ],
      [
        ['公告', 'Notice'],
        ['公告截图', 'Copy of the notice'],
      ],
      [
        ['清税', 'Tax'],
        ['清税证明', 'Tax certificate'],
      ],
      [
        ['注销', 'Deregistration'],
        ['注销通知书', 'Notice of deregistration'],
      ],
    ],
    materials: [licence, ['近三年账簿', 'Books of three years']],
    failure: ['因我方原因被退回，退当期费用', 'The stage is refunded if we caused a refusal'],
  },
  {
    title: ['食品经营许可代办', 'Food business licence'],
    ...{ topic: 'svc-registration-licence', field: 'registration', price: 3_600, unit: order, days: 20, voucher: 0 },
    what: [
      '现场布局先看图再施工，核查前陪做自查。',
      'The layout is checked before building, the inspection rehearsed.',
    ],
    contents: [
      [['布局图审核', 'Layout checked'], 'yyy'],
      [['制度文本', 'Rules of operation'], 'yyy'],
      [['现场自查', 'Rehearsal on site'], 'nyy'],
      [['核查陪同', 'Present at the inspection'], 'nyy'],
      [['次年延续提醒与代办', 'Renewal next year'], 'nny'],
    ],
    stages: [
      [
        ['看图', 'Layout'],
        ['整改意见', 'List of changes'],
      ],
      [
        ['申报', 'Application'],
        ['受理通知', 'Notice of acceptance'],
      ],
      [
        ['核查', 'Inspection'],
        ['核查记录', 'Record'],
      ],
      [
        ['领证', 'Licence'],
        ['许可证', 'Licence'],
      ],
    ],
    materials: [licence, ['平面图', 'Floor plan']],
    failure: ['核查不过免费陪改一次', 'One free correction after a failed inspection'],
  },
  {
    title: ['医疗器械经营备案与许可', 'Medical device trade licence'],
    ...{ topic: 'svc-registration-licence', field: 'registration', price: 6_800, unit: order, days: 25, voucher: 0 },
    what: [
      '二类备案、三类许可，冷链库房按规范验收。',
      'Class II filing and class III licence, cold stores to the rules.',
    ],
    contents: [
      [['质量体系文件', 'Quality files'], 'yyy'],
      [['库房布局', 'Store layout'], 'yyy'],
      [['冷链验证', 'Cold chain validated'], 'nyy'],
      [['现场核查陪同', 'Present at the inspection'], 'nyy'],
      [['年度自查报告', 'Yearly self-inspection'], 'nny'],
    ],
    stages: [
      [
        ['体系', 'System'],
        ['体系文件', 'Quality files'],
      ],
      [
        ['验证', 'Validation'],
        ['冷链验证报告', 'Validation report'],
      ],
      [
        ['核查', 'Inspection'],
        ['核查结论', 'Result'],
      ],
      [
        ['领证', 'Licence'],
        ['备案凭证或许可证', 'Filing or licence'],
      ],
    ],
    materials: [licence, ['质量负责人资质', 'Qualification of the quality manager']],
    failure: ['核查不过免费陪改一次', 'One free correction after a failed inspection'],
  },
  {
    title: ['小微企业代理记账', 'Bookkeeping for small companies'],
    ...{ topic: 'svc-tax-bookkeeping', field: 'finance_tax', price: 380, unit: month, days: 22, voucher: 0 },
    what: [
      '每月固定价，票据上门取，申报前发报表给您确认。',
      'A fixed monthly price; vouchers collected, returns shown to you before filing.',
    ],
    contents: [
      [['记账与报税', 'Books and returns'], 'yyy'],
      [['票据上门', 'Vouchers collected'], 'nyy'],
      [['月度经营简报', 'Monthly report'], 'nyy'],
      [['工资个税社保', 'Payroll and social insurance'], 'nny'],
    ],
    stages: [
      [
        ['收票', 'Vouchers'],
        ['票据清单', 'List of vouchers'],
      ],
      [
        ['记账', 'Books'],
        ['凭证与账簿', 'Entries and ledger'],
      ],
      [
        ['报税', 'Returns'],
        ['申报回执', 'Receipts'],
      ],
    ],
    materials: [licence, ['上月账套', "Last month's books"]],
    failure: ['漏报错报的滞纳金由我方承担', 'We pay late fees that we cause'],
  },
  {
    title: ['一般纳税人代理记账', 'Bookkeeping for general taxpayers'],
    ...{ topic: 'svc-tax-bookkeeping', field: 'finance_tax', price: 1_200, unit: month, days: 22, voucher: 0 },
    what: ['进销项比对、成本核算和研发辅助账。', 'Input and output matched, costs and the R&D ledger kept.'],
    contents: [
      [['记账与报税', 'Books and returns'], 'yyy'],
      [['成本核算', 'Cost accounting'], 'nyy'],
      [['研发辅助账', 'R&D ledger'], 'nyy'],
      [['驻场会计每月两天', 'An accountant on site two days a month'], 'nny'],
    ],
    stages: [
      [
        ['收票', 'Vouchers'],
        ['票据清单', 'List of vouchers'],
      ],
      [
        ['核算', 'Costs'],
        ['成本表', 'Cost sheet'],
      ],
      [
        ['报税', 'Returns'],
        ['申报回执', 'Receipts'],
      ],
    ],
    materials: [licence, ['上年度账套', "Last year's books"]],
    failure: ['漏报错报的滞纳金由我方承担', 'We pay late fees that we cause'],
  },
  {
    title: ['高企专项审计', 'Special audit for high-tech recognition'],
    ...{ topic: 'svc-tax-audit', field: 'finance_tax', price: 15_000, unit: order, days: 10, voucher: 30 },
    what: [
      '研发费用与高新收入两份专项报告，口径先对齐再出。',
      'Two special reports on R&D costs and high-tech income.',
    ],
    contents: [
      [['口径核对', 'Definitions agreed'], 'yyy'],
      [['研发费用专项审计报告', 'Report on R&D costs'], 'yyy'],
      [['高新收入专项审计报告', 'Report on high-tech income'], 'nyy'],
      [['辅助账补建', 'Ledger rebuilt'], 'nny'],
      [['答辩支持', 'Support in the review'], 'nny'],
    ],
    stages: [
      [
        ['口径', 'Definitions'],
        ['归集方案', 'Plan'],
      ],
      [
        ['外勤', 'Field work'],
        ['工作底稿', 'Working papers'],
      ],
      [
        ['报告', 'Report'],
        ['审计报告', 'Audit report'],
      ],
    ],
    materials: [
      ['近三年审计报告', 'Audit reports of three years'],
      ['研发项目台账', 'List of R&D projects'],
    ],
    failure: ['报告被退回免费重出', 'A rejected report is made again free'],
  },
  {
    title: ['年度财务报表审计', 'Annual audit'],
    ...{ topic: 'svc-tax-audit', field: 'finance_tax', price: 12_000, unit: order, days: 15, voucher: 0 },
    what: ['汇算清缴前出报告，管理建议书随附。', 'Before the tax settlement, with a management letter.'],
    contents: [
      [['审计报告', 'Audit report'], 'yyy'],
      [['管理建议书', 'Management letter'], 'nyy'],
      [['合并报表', 'Consolidated accounts'], 'nny'],
    ],
    stages: [
      [
        ['预审', 'Preliminary'],
        ['问题清单', 'List of issues'],
      ],
      [
        ['外勤', 'Field work'],
        ['工作底稿', 'Working papers'],
      ],
      [
        ['报告', 'Report'],
        ['审计报告', 'Audit report'],
      ],
    ],
    materials: [
      ['年度账套', 'Books of the year'],
      ['银行流水', 'Bank statements'],
    ],
    failure: ['延期一天减收1%', 'One percent off for each day late'],
  },
  {
    title: ['研发费用加计扣除申报', 'R&D tax deduction'],
    ...{ topic: 'svc-tax-deduction', field: 'finance_tax', price: 18_000, unit: order, days: 20, voucher: 40 },
    what: [
      '立项、归集到备查资料成套，能扣多少先测算。',
      'Projects, costs and the file; the deduction is estimated first.',
    ],
    contents: [
      [['可扣金额测算', 'Estimate'], 'yyy'],
      [['项目立项材料', 'Project papers'], 'nyy'],
      [['辅助账与归集表', 'Ledger and cost sheets'], 'yyy'],
      [['备查资料装订', 'The file'], 'nyy'],
      [['税务核查应对', 'Support in a tax inspection'], 'nny'],
    ],
    stages: [
      [
        ['测算', 'Estimate'],
        ['测算表', 'Estimate'],
      ],
      [
        ['归集', 'Costs'],
        ['归集表', 'Cost sheets'],
      ],
      [
        ['成套', 'File'],
        ['备查资料', 'File'],
      ],
      [
        ['申报', 'Return'],
        ['申报回执', 'Receipt'],
      ],
    ],
    materials: [
      ['研发人员名单与工时', 'Staff and hours'],
      ['研发项目台账', 'List of R&D projects'],
    ],
    failure: ['被税务否定的部分按比例退费', 'The share that is disallowed is refunded'],
  },
  {
    title: ['出口退税代理', 'Export tax rebates'],
    ...{ topic: 'svc-tax-deduction', field: 'finance_tax', price: 2_000, unit: month, days: 15, voucher: 0 },
    what: ['单证备案、函调应对和退税进度一表看清。', 'Documents filed, inquiries answered, progress on one page.'],
    contents: [
      [['单证审核', 'Documents checked'], 'yyy'],
      [['退税申报', 'Rebate filed'], 'yyy'],
      [['函调应对', 'Inquiries answered'], 'nyy'],
      [['分类管理提档辅导', 'Advice on a better grade'], 'nny'],
    ],
    stages: [
      [
        ['审单', 'Check'],
        ['单证清单', 'List of documents'],
      ],
      [
        ['申报', 'Filing'],
        ['申报回执', 'Receipt'],
      ],
      [
        ['到账', 'Payment'],
        ['退税到账单', 'Proof of payment'],
      ],
    ],
    materials: [
      ['报关单', 'Customs declarations'],
      ['增值税专用发票', 'VAT invoices'],
    ],
    failure: ['因我方差错未退，赔付同额服务费', 'An equal fee back for our errors'],
  },
];
