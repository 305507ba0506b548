import type { RegistrationStep } from '@zonekit/api-client/registration/steps';
import { demo, staff } from '../space/leasing.steps.ts';
import type { Papers } from './papers.ts';

/** What became of a step, with the days ago of its submission and of its office's answer. */
type Outcome = readonly [step: RegistrationStep, submitted: number, answer?: 'done' | 'returned', answered?: number];

export interface RegistrationPlan {
  by: { user_id: string; name: string; account: string; role: 'enterprise_user' | 'staff' };
  /** Null: the founder acted for nobody. */
  enterprise_id: string | null;
  papers: Papers;
  name: string;
  alternatives: [string, ...string[]];
  industry: string;
  scope: string;
  /** Yuan. */
  capital: number;
  legal: { name: string; born: string };
  /** Days ago. */
  begun: number;
  outcomes: readonly Outcome[];
  /** Steps that are filled in and not submitted. */
  drafts?: readonly RegistrationStep[];
  /** Text of the seal of the legal representative, where it was typed wrongly. */
  legal_seal?: string;
  returned?: { reason: string; field: 'legal_seal' | 'premises_proof' | 'alternative_name'; remark: string };
}

const lantu = {
  by: { ...demo, account: 'demo', role: 'enterprise_user' },
  enterprise_id: 'e-lantu',
  papers: 'lantu',
} as const;
const haiheng = {
  by: { ...staff, account: 'staff', role: 'staff' },
  enterprise_id: 'e-haiheng',
  papers: 'haiheng',
} as const;
const yunfan = { ...haiheng, enterprise_id: 'e-yunfan', papers: 'yunfan' } as const;
const founder = { ...haiheng, enterprise_id: null, papers: 'founder' } as const;

const ALL_DONE = (from: number): readonly Outcome[] => [
  ['verification', from, 'done', from - 1],
  ['registration', from - 2, 'done', from - 5],
  ['seals', from - 6, 'done', from - 7],
  ['banks', from - 6, 'done', from - 9],
  ['socials', from - 8, 'done', from - 10],
  ['invoices', from - 10, 'done', from - 13],
];

/** One-stop registrations in all stages, the first that of the demo's account. */
export const registrationPlans: readonly RegistrationPlan[] = [
  {
    ...lantu,
    name: '东港澜图深冷技术有限公司',
    alternatives: ['东港澜图超低温技术有限公司', '东港图深冷装备有限公司'],
    industry: '智能装备',
    scope: '深冷设备、低温储运装备的研发、制造、销售和技术服务；货物进出口。',
    capital: 20_000_000,
    legal: { name: '林知远', born: '19840316' },
    begun: 10,
    outcomes: [
      ['verification', 9, 'done', 8],
      ['registration', 8, 'done', 3],
      ['seals', 2, 'returned', 1],
      ['banks', 2],
    ],
    legal_seal: '林致远印',
    returned: {
      reason: '法定代表人名章写的是“林致远”，执照上是“林知远”。请核对后重交，其余3枚已通过。',
      field: 'legal_seal',
      remark: '名章写的是“林致远”，执照上是“林知远”。',
    },
  },
  {
    ...lantu,
    name: '东港澜图海工装备有限公司',
    alternatives: ['东港澜图海洋工程有限公司'],
    industry: '海洋装备',
    scope: '海洋工程装备的设计、制造和安装；技术咨询。',
    capital: 50_000_000,
    legal: { name: '秦牧川', born: '19790822' },
    begun: 62,
    outcomes: ALL_DONE(60),
  },
  {
    ...lantu,
    name: '东港澜图数字科技有限公司',
    alternatives: ['东港澜图数智科技有限公司'],
    industry: '软件和信息服务',
    scope: '软件开发；数据处理服务。',
    capital: 5_000_000,
    legal: { name: '林知远', born: '19840316' },
    begun: 1,
    outcomes: [],
  },
  {
    ...lantu,
    name: '东港澜图智能传感有限公司',
    alternatives: ['东港澜图传感技术有限公司'],
    industry: '智能装备',
    scope: '传感器和仪表的研发、生产、销售。',
    capital: 8_000_000,
    legal: { name: '叶闻溪', born: '19881105' },
    begun: 12,
    outcomes: [
      ['verification', 11, 'done', 9],
      ['registration', 8],
    ],
  },
  {
    ...haiheng,
    name: '东港海衡冷链装备有限公司',
    alternatives: ['东港海衡制冷装备有限公司'],
    industry: '冷链物流',
    scope: '冷链装备的销售、租赁和维修。',
    capital: 10_000_000,
    legal: { name: '周晓岚', born: '19900207' },
    begun: 6,
    outcomes: [['verification', 5]],
  },
  {
    ...haiheng,
    name: '东港海衡食品供应链有限公司',
    alternatives: ['东港海衡生鲜供应链有限公司'],
    industry: '冷链物流',
    scope: '食品销售；供应链管理服务；低温仓储。',
    capital: 6_000_000,
    legal: { name: '方亦舟', born: '19860611' },
    begun: 9,
    outcomes: [
      ['verification', 8, 'done', 7],
      ['registration', 6, 'returned', 2],
    ],
    returned: {
      reason: '住所使用证明缺少出租方盖章，请更换后重交。',
      field: 'premises_proof',
      remark: '请上传出租方盖章的租赁合同。',
    },
  },
  {
    ...haiheng,
    name: '东港海衡港口服务有限公司',
    alternatives: ['东港海衡码头服务有限公司'],
    industry: '港航服务',
    scope: '港口货物装卸辅助服务；设备维护。',
    capital: 12_000_000,
    legal: { name: '周晓岚', born: '19900207' },
    begun: 95,
    outcomes: ALL_DONE(93),
  },
  {
    ...yunfan,
    name: '东港云帆报关服务有限公司',
    alternatives: ['东港云帆关务服务有限公司'],
    industry: '跨境贸易',
    scope: '报关业务；国际货物运输代理。',
    capital: 3_000_000,
    legal: { name: '苏念慈', born: '19910930' },
    begun: 24,
    outcomes: [
      ['verification', 23, 'done', 22],
      ['registration', 21, 'done', 16],
      ['banks', 14, 'done', 10],
      ['seals', 3],
      ['socials', 2],
    ],
  },
  {
    ...yunfan,
    name: '东港云帆跨境电商有限公司',
    alternatives: ['东港云帆电子商务有限公司'],
    industry: '跨境贸易',
    scope: '互联网销售；进出口代理；仓储服务。',
    capital: 10_000_000,
    legal: { name: '苏念慈', born: '19910930' },
    begun: 30,
    outcomes: [
      ['verification', 29, 'done', 28],
      ['registration', 27, 'done', 23],
      ['seals', 22, 'done', 20],
      ['banks', 21, 'done', 17],
      ['socials', 20, 'done', 18],
      ['invoices', 1],
    ],
  },
  {
    ...yunfan,
    name: '东港云帆数字物流有限公司',
    alternatives: ['东港云帆物流科技有限公司'],
    industry: '物流',
    scope: '道路货物运输；物流信息服务。',
    capital: 5_000_000,
    legal: { name: '江予怀', born: '19830425' },
    begun: 5,
    outcomes: [['verification', 4, 'returned', 3]],
    returned: {
      reason: '第一备选名称与已登记企业相近，请更换。',
      field: 'alternative_name',
      remark: '“云帆物流”已有企业使用，请更换字号。',
    },
  },
  {
    ...founder,
    name: '东港青屿咨询有限公司',
    alternatives: ['东港青屿企业管理有限公司'],
    industry: '专业服务',
    scope: '企业管理咨询；信息咨询服务。',
    capital: 1_000_000,
    legal: { name: '周晓岚', born: '19900207' },
    begun: 3,
    outcomes: [],
    drafts: ['verification'],
  },
  {
    ...founder,
    name: '东港石湾工业设计有限公司',
    alternatives: ['东港石湾设计有限公司'],
    industry: '工业设计',
    scope: '工业设计服务；专业设计服务。',
    capital: 2_000_000,
    legal: { name: '周晓岚', born: '19900207' },
    begun: 18,
    outcomes: [
      ['verification', 17, 'done', 15],
      ['registration', 14, 'done', 10],
    ],
  },
];
