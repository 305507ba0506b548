import type { FinanceApplicationStatus, FinanceTarget } from '@zonekit/api-client/finance/application/contract';
import type { FinanceInquirySubject } from '@zonekit/api-client/finance/inquiry/contract';

type Account = 'demo' | 'staff';

export interface ApplicationPlan {
  by: Account;
  target: FinanceTarget;
  target_id: string;
  /** Of a loan. */
  months?: number;
  /** Ten-thousands of yuan. */
  wan: number;
  purpose: string;
  plan: string;
  /** States after the submission, the last one so many days ago. */
  path: readonly FinanceApplicationStatus[];
  ago: number;
}

export const applicationPlans: readonly ApplicationPlan[] = [
  {
    ...{ by: 'demo', target: 'fund', target_id: 'fund-05', wan: 600, path: ['reviewing', 'returned'], ago: 2 },
    purpose: '港口巡检机器人成果转化',
    plan: '用于与海洋大学联合开发的港口巡检机器人样机定型和小批量试制，两年内形成200台产能。',
  },
  {
    ...{ by: 'demo', target: 'fund', target_id: 'fund-01', wan: 3000, path: ['reviewing'], ago: 4 },
    purpose: '二期厂房与产线建设',
    plan: '本轮融资1亿元，社会资本已承诺7,000万元，用于二期产线；预计2028年产值4亿元。',
  },
  {
    ...{
      by: 'demo',
      target: 'fund',
      target_id: 'fund-11',
      wan: 36,
      path: ['reviewing', 'approved', 'disbursed'],
      ago: 6,
    },
    purpose: '五轴加工中心贷款贴息',
    plan: '2026年购置五轴加工中心三台，贷款1,200万元，已付利息90万元，申请按四成补贴。',
  },
  {
    ...{ by: 'demo', target: 'investor', target_id: 'investor-02', wan: 1500, path: [], ago: 1 },
    purpose: 'A+轮融资',
    plan: '本轮计划融资3,000万元，用于海外认证和欧洲渠道，投后估值2.4亿元。',
  },
  {
    ...{
      by: 'demo',
      target: 'investor',
      target_id: 'investor-07',
      wan: 1000,
      path: ['reviewing', 'rejected'],
      ago: 60,
    },
    purpose: '冷链机器人项目融资',
    plan: '用于零下25度环境移动机器人的研发和样机。',
  },
  {
    ...{ by: 'demo', target: 'fund', target_id: 'fund-10', wan: 800, path: ['reviewing', 'approved'], ago: 1 },
    purpose: '无抵押科技贷款增信',
    plan: '东港银行已出具800万元授信意向，用于原材料采购，以订单回款归还。',
  },
  {
    ...{ by: 'demo', target: 'fund', target_id: 'fund-09', wan: 500, path: ['withdrawn'], ago: 90 },
    purpose: '贷款到期周转',
    plan: '银行贷款500万元到期，续贷已批，周转7天。',
  },
  {
    ...{ by: 'staff', target: 'fund', target_id: 'fund-09', wan: 300, path: ['reviewing'], ago: 3 },
    purpose: '贷款到期周转',
    plan: '冷库贷款300万元到期，续贷已批，周转5天。',
  },
  {
    ...{ by: 'demo', target: 'product', target_id: 'debt-product-001', wan: 200, months: 12, path: [], ago: 2 },
    purpose: '订单备料',
    plan: '用于三份港口机器人订单的原材料采购，订单回款后归还。',
  },
  {
    ...{ by: 'demo', target: 'product', target_id: 'debt-product-002', wan: 100, months: 12 },
    ...{ path: ['reviewing', 'approved', 'disbursed'], ago: 40 },
    purpose: '研发流动资金',
    plan: '用于新一代导航模块的研发物料和测试。',
  },
];

export interface InquiryPlan {
  by: Account;
  subject: FinanceInquirySubject;
  subject_id: string;
  content: string;
  ago: number;
  answer?: string;
  end?: 'closed' | 'declined';
}

export const inquiryPlans: readonly InquiryPlan[] = [
  {
    ...{ by: 'demo', subject: 'investor', subject_id: 'investor-03', ago: 1 },
    content: '我们做港口与冷链移动机器人，去年收入6,000万元，这个阶段是否合适？可以先约一次线上交流吗？',
  },
  {
    ...{ by: 'demo', subject: 'fund', subject_id: 'fund-03', ago: 5 },
    content: '并购上游传动企业能否申请智能装备产业基金？标的不在区内。',
    answer: '可以申请，但标的须在交割后十二个月内在区内设立经营主体，并在申请中写明计划。',
  },
  {
    ...{ by: 'demo', subject: 'investor', subject_id: 'investor-05', ago: 30, end: 'closed' },
    content: '是否接受可转债形式？',
    answer: '接受，单笔不超过1,000万元，期限不超过18个月。',
  },
  {
    ...{ by: 'staff', subject: 'fund', subject_id: 'fund-11', ago: 8, end: 'declined' },
    content: '租赁设备的租金能否贴息？',
    answer: '租金不在本资金支持范围内，请咨询设备租赁专项补贴。',
  },
];
