import type { ServicePlan } from './service-plan.types.ts';

const order = ['单', 'order'] as const;
const piece = ['件', 'case'] as const;
const head = ['人', 'person'] as const;

export const talentAndIp: readonly ServicePlan[] = [
  {
    title: ['研发岗位招聘', 'Recruiting engineers'],
    ...{ topic: 'svc-hr-recruitment', field: 'hr', price: 16_000, unit: head, days: 30, voucher: 0 },
    what: [
      '三周内安排首轮面试，试用期离职免费补招。',
      'First interviews in three weeks, replaced free in the trial period.',
    ],
    contents: [
      [['岗位画像', 'Profile'], 'yyy'],
      [['推荐候选人', 'Candidates'], 'yyy'],
      [['背景调查', 'Background check'], 'nyy'],
      [['薪酬谈判', 'Salary negotiation'], 'nyy'],
      [['试用期跟进', 'Follow-up in the trial period'], 'nny'],
    ],
    stages: [
      [
        ['画像', 'Profile'],
        ['岗位说明', 'Job description'],
      ],
      [
        ['寻访', 'Search'],
        ['候选人名单', 'List of candidates'],
      ],
      [
        ['面试', 'Interviews'],
        ['评估表', 'Assessments'],
      ],
      [
        ['入职', 'Start'],
        ['入职通知', 'Letter of appointment'],
      ],
    ],
    materials: [
      ['岗位说明', 'Job description'],
      ['薪酬区间', 'Salary range'],
    ],
    failure: ['试用期离职免费补招一次', 'One free replacement in the trial period'],
  },
  {
    title: ['海外人才引进', 'Recruiting from abroad'],
    ...{ topic: 'svc-hr-recruitment', field: 'hr', price: 38_000, unit: head, days: 60, voucher: 30 },
    what: ['寻访、签证、安家和人才补贴申请一条线。', 'Search, visa, settling in and the talent subsidy in one line.'],
    contents: [
      [['海外寻访', 'Search abroad'], 'yyy'],
      [['工作许可与签证', 'Work permit and visa'], 'nyy'],
      [['人才补贴申请', 'Talent subsidy'], 'nyy'],
      [['家属安置', 'Family settled'], 'nny'],
    ],
    stages: [
      [
        ['寻访', 'Search'],
        ['候选人名单', 'List of candidates'],
      ],
      [
        ['面试', 'Interviews'],
        ['评估表', 'Assessments'],
      ],
      [
        ['签证', 'Visa'],
        ['工作许可', 'Work permit'],
      ],
      [
        ['到岗', 'Arrival'],
        ['到岗确认', 'Confirmation'],
      ],
    ],
    materials: [
      ['岗位说明', 'Job description'],
      ['营业执照复印件', 'Copy of the business licence'],
    ],
    failure: ['签证不获批退80%', '80 percent back if the visa is refused'],
  },
  {
    title: ['社保公积金代理', 'Social insurance agency'],
    ...{ topic: 'svc-hr-social', field: 'hr', price: 45, unit: ['人·月', 'person and month'], days: 5, voucher: 0 },
    what: ['增减员当日办，跨城参保一张账单。', 'Changes on the same day, several cities on one bill.'],
    contents: [
      [['参保缴费', 'Contributions'], 'yyy'],
      [['增减员', 'Changes'], 'yyy'],
      [['工伤生育报销', 'Claims'], 'nyy'],
      [['员工自助查询', 'Self-service for staff'], 'nny'],
    ],
    stages: [
      [
        ['名单', 'List'],
        ['核对表', 'Checked list'],
      ],
      [
        ['缴费', 'Payment'],
        ['缴费凭证', 'Receipts'],
      ],
    ],
    materials: [
      ['员工名单', 'List of staff'],
      ['劳动合同', 'Labour contracts'],
    ],
    failure: ['漏缴由我方补足并承担滞纳金', 'We make up missed contributions and fees'],
  },
  {
    title: ['人事外包', 'HR outsourcing'],
    ...{ topic: 'svc-hr-social', field: 'hr', price: 120, unit: ['人·月', 'person and month'], days: 10, voucher: 0 },
    what: ['合同、考勤、薪酬到离职手续。', 'Contracts, attendance, payroll and leaving.'],
    contents: [
      [['劳动合同管理', 'Contracts'], 'yyy'],
      [['考勤与薪酬', 'Attendance and payroll'], 'yyy'],
      [['员工关系咨询', 'Advice on staff relations'], 'nyy'],
      [['仲裁应对', 'Arbitration'], 'nny'],
    ],
    stages: [
      [
        ['接管', 'Handover'],
        ['交接清单', 'Handover list'],
      ],
      [
        ['运行', 'Running'],
        ['月度报表', 'Monthly report'],
      ],
    ],
    materials: [
      ['员工名册', 'List of staff'],
      ['薪酬制度', 'Salary rules'],
    ],
    failure: ['差错当月免收', 'The month is free after an error'],
  },
  {
    title: ['新型学徒与技能培训', 'Apprentices and skills training'],
    ...{ topic: 'svc-hr-recruitment', field: 'hr', price: 1_800, unit: head, days: 20, voucher: 0 },
    what: ['进厂授课，评价发证，培训补贴代申请。', 'Taught in your plant, assessed, with the subsidy applied for.'],
    contents: [
      [['课程设计', 'Course design'], 'yyy'],
      [['进厂授课', 'Taught on site'], 'yyy'],
      [['技能评价', 'Assessment'], 'nyy'],
      [['补贴申请', 'Subsidy'], 'nyy'],
      [['内训师培养', 'Trainers trained'], 'nny'],
    ],
    stages: [
      [
        ['摸底', 'Survey'],
        ['课表', 'Timetable'],
      ],
      [
        ['授课', 'Courses'],
        ['签到与作业', 'Records'],
      ],
      [
        ['评价', 'Assessment'],
        ['证书', 'Certificates'],
      ],
    ],
    materials: [['学员名单', 'List of trainees']],
    failure: ['未取证的学员免费重训', 'Those who fail are trained again free'],
  },
  {
    title: ['发明专利申请', 'Invention patents'],
    ...{ topic: 'svc-ip-patent', field: 'ip', price: 8_000, unit: piece, days: 20, voucher: 50 },
    what: [
      '检索先行，交底到定稿两轮修改，快速预审可选。',
      'Search first, two rounds of drafts, fast examination on request.',
    ],
    contents: [
      [['检索与可专利性', 'Search and patentability'], 'yyy'],
      [['撰写与递交', 'Drafting and filing'], 'yyy'],
      [['一次审查意见答复', 'First office action'], 'nyy'],
      [['快速预审通道', 'Fast examination'], 'nyy'],
      [['后续答复与复审', 'Further actions and appeal'], 'nny'],
    ],
    stages: [
      [
        ['检索', 'Search'],
        ['检索报告', 'Search report'],
      ],
      [
        ['撰写', 'Draft'],
        ['申请文件', 'Application'],
      ],
      [
        ['递交', 'Filing'],
        ['受理通知书', 'Filing receipt'],
      ],
    ],
    materials: [
      ['技术交底书', 'Disclosure'],
      ['发明人信息', 'Inventors'],
    ],
    failure: ['首次驳回免费复审', 'One free appeal'],
  },
  {
    title: ['实用新型专利申请', 'Utility models'],
    ...{ topic: 'svc-ip-patent', field: 'ip', price: 3_200, unit: piece, days: 12, voucher: 40 },
    what: ['十二个工作日递交，附图代绘。', 'Filed in twelve working days, drawings made for you.'],
    contents: [
      [['撰写与递交', 'Drafting and filing'], 'yyy'],
      [['附图绘制', 'Drawings'], 'nyy'],
      [['评价报告', 'Evaluation report'], 'nny'],
    ],
    stages: [
      [
        ['交底', 'Disclosure'],
        ['交底表', 'Disclosure'],
      ],
      [
        ['撰写', 'Draft'],
        ['申请文件', 'Application'],
      ],
      [
        ['递交', 'Filing'],
        ['受理通知书', 'Filing receipt'],
      ],
    ],
    materials: [['技术交底书', 'Disclosure']],
    failure: ['未授权免费重写一件', 'Drafted again free if refused'],
  },
  {
    title: ['PCT国际申请', 'PCT applications'],
    ...{ topic: 'svc-ip-patent', field: 'ip', price: 26_000, unit: piece, days: 30, voucher: 50 },
    what: ['国别选择有数据，国家阶段一家管到底。', 'Countries chosen by data, one agent through the national phase.'],
    contents: [
      [['译文', 'Translation'], 'yyy'],
      [['国际阶段递交', 'International filing'], 'yyy'],
      [['国别策略', 'Choice of countries'], 'nyy'],
      [['进入两个国家', 'Two national phases'], 'nny'],
    ],
    stages: [
      [
        ['策略', 'Strategy'],
        ['国别建议', 'Countries'],
      ],
      [
        ['译文', 'Translation'],
        ['译文定稿', 'Translation'],
      ],
      [
        ['递交', 'Filing'],
        ['国际申请号', 'International number'],
      ],
    ],
    materials: [['优先权文件', 'Priority document']],
    failure: ['因我方逾期赔付官费', 'We pay official fees that we miss'],
  },
  {
    title: ['商标注册', 'Trade marks'],
    ...{ topic: 'svc-ip-trademark', field: 'ip', price: 1_000, unit: ['类', 'class'], days: 3, voucher: 0 },
    what: ['近似检索给出概率，驳回复审可加购。', 'A search with the odds, review of a refusal on request.'],
    contents: [
      [['近似检索', 'Search'], 'yyy'],
      [['递交', 'Filing'], 'yyy'],
      [['驳回复审', 'Review of a refusal'], 'nyy'],
      [['监测一年', 'Watched for a year'], 'nny'],
    ],
    stages: [
      [
        ['检索', 'Search'],
        ['检索意见', 'Opinion'],
      ],
      [
        ['递交', 'Filing'],
        ['受理通知书', 'Filing receipt'],
      ],
    ],
    materials: [
      ['商标图样', 'The mark'],
      ['营业执照复印件', 'Copy of the business licence'],
    ],
    failure: ['检索误判导致驳回，免费重报一类', 'One class filed again free after a wrong search'],
  },
  {
    title: ['软件著作权登记', 'Software copyright'],
    ...{ topic: 'svc-ip-trademark', field: 'ip', price: 900, unit: piece, days: 15, voucher: 0 },
    what: [
      '代码与说明书代整理，加急十五个工作日拿证。',
      'Code and manual prepared, the certificate in fifteen working days.',
    ],
    contents: [
      [['材料整理', 'Papers prepared'], 'yyy'],
      [['递交', 'Filing'], 'yyy'],
      [['加急', 'Express'], 'nyy'],
      [['双软评估', 'Software enterprise assessment'], 'nny'],
    ],
    stages: [
      [
        ['整理', 'Papers'],
        ['登记材料', 'Papers'],
      ],
      [
        ['登记', 'Registration'],
        ['登记证书', 'Certificate'],
      ],
    ],
    materials: [
      ['源代码前后三十页', 'Thirty pages of code from each end'],
      ['用户手册', 'Manual'],
    ],
    failure: ['补正不另收费', 'Corrections are free'],
  },
  {
    title: ['知识产权贯标辅导', 'IP management standard'],
    ...{ topic: 'svc-ip-pledge', field: 'ip', price: 18_600, unit: order, days: 45, voucher: 50 },
    what: [
      '按企业自己的研发流程写文件，陪到外审通过。',
      'Files written to your own process, with you until the audit is passed.',
    ],
    contents: [
      [['现状诊断报告', 'Diagnosis'], 'yyy'],
      [['体系文件撰写', 'Files written'], 'nyy'],
      [['体系文件审改', 'Files reviewed'], 'yyy'],
      [['内审员培训', 'Internal auditors trained'], 'nyy'],
      [['内部审核', 'Internal audit'], 'nyy'],
      [['外审陪同', 'Present at the audit'], 'nyy'],
      [['不通过再辅导', 'Help again if failed'], 'nyy'],
      [['监督审核（2年）', 'Surveillance audits (2 years)'], 'nny'],
    ],
    stages: [
      [
        ['诊断', 'Diagnosis'],
        ['诊断报告', 'Report'],
      ],
      [
        ['写文件', 'Files'],
        ['手册与程序文件，38份', 'Manual and procedures, 38 files'],
      ],
      [
        ['试运行', 'Trial run'],
        ['运行记录', 'Records'],
      ],
      [
        ['内审', 'Internal audit'],
        ['内审报告', 'Audit report'],
      ],
      [
        ['外审', 'External audit'],
        ['证书', 'Certificate'],
      ],
    ],
    materials: [
      ['组织架构与研发流程', 'Organisation and R&D process'],
      ['专利清单', 'List of patents'],
    ],
    failure: ['免费再辅导，仍不过退60%', 'Help again free, 60 percent back if it fails again'],
  },
  {
    title: ['知识产权质押评估', 'IP valuation for a pledge'],
    ...{ topic: 'svc-ip-pledge', field: 'ip', price: 12_000, unit: order, days: 15, voucher: 40 },
    what: ['报告银行认可，质押登记一并办。', 'A report that banks accept, with the pledge registered.'],
    contents: [
      [['价值评估报告', 'Valuation'], 'yyy'],
      [['银行对接', 'Banks approached'], 'nyy'],
      [['质押登记', 'Pledge registered'], 'nyy'],
      [['贴息申请', 'Interest subsidy'], 'nny'],
    ],
    stages: [
      [
        ['尽调', 'Due diligence'],
        ['资料清单', 'List of papers'],
      ],
      [
        ['评估', 'Valuation'],
        ['评估报告', 'Report'],
      ],
      [
        ['登记', 'Registration'],
        ['质押登记通知', 'Notice of registration'],
      ],
    ],
    materials: [
      ['专利证书', 'Patents'],
      ['近两年财务报表', 'Accounts of two years'],
    ],
    failure: ['银行不采信免费重评', 'Valued again free if a bank rejects it'],
  },
];
