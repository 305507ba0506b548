import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import type { entryApplication } from '@zonekit/api-client/lifecycle/entry-application';
import type {
  EntryApplicationForm,
  EntryApplicationRemark,
} from '@zonekit/api-client/space/entry-application/contract';
import { addDays } from '../../../api/src/frame/day.ts';
import { blankForm } from '../../../api/src/modules/space/entry-application/entry-application.form.ts';
import type { EntryApplicationRow } from '../../../api/src/modules/space/entry-application/entry-application.tables.ts';
import { demo, demoNumber, office, type Step, staff, timeOn } from './leasing.steps.ts';

type Life = typeof entryApplication;
type ApplicationStep = Step<StateOf<Life>, ActorOf<Life>>;

/** The application that the demo's contract to be signed follows from, and how many days ago it was approved. */
export const APPROVED = { id: 'space-application-2', ago: 8 } as const;

interface Plan {
  by: typeof demo;
  enterprise_id: string;
  form: Partial<EntryApplicationForm>;
  /** First day of the rent, in days from today; none is chosen yet where it is left out. */
  from?: number;
  /** States after the draft, with the days ago. */
  after: readonly (Pick<ApplicationStep, 'to' | 'reason'> & { ago: number })[];
  draftAgo: number;
  remarks?: readonly EntryApplicationRemark[];
}

const LANTU: Partial<EntryApplicationForm> = {
  enterprise_name: '东港澜图智能装备有限公司',
  credit_code: '91371102M000200Y26',
  address: '海港路16号智能制造园3号楼',
  industry: '智能装备',
  contact_person: demo.name,
  contact_phone: '13800002026',
  licence: 'f-entry-licence',
};
const COMPLETE: Partial<EntryApplicationForm> = {
  term_months: 24,
  rent_period: 'quarter',
  environmental_impact: false,
};
const own = { by: demo, enterprise_id: 'e-lantu' };

const PLANS: readonly Plan[] = [
  {
    ...own,
    from: 21,
    form: {
      ...{ ...LANTU, ...COMPLETE, term_months: 36 },
      purpose: '移动机器人研发中心，设算法、结构和测试三个组，含小型装调区。',
      headcount: 60,
      investment: { amount: 480_000_000, currency: 'CNY' },
      environmental_impact: true,
      environmental_note: '装调产生少量固体废物，交有资质单位处置。',
      attachments: ['f-entry-plan'],
    },
    draftAgo: 12,
    after: [
      { to: 'submitted', ago: 10 },
      { to: 'reviewing', ago: 9 },
      { to: 'returned', ago: 2, reason: '请补正用途和人数后重新提交' },
    ],
    remarks: [
      { field: 'purpose', remark: '请写明装调区的面积和主要设备' },
      { field: 'headcount', remark: '与近三个月社保人数不一致，请核对' },
    ],
  },
  {
    ...own,
    from: 12,
    form: {
      ...{ ...LANTU, ...COMPLETE },
      purpose: '售后与培训中心',
      headcount: 18,
      investment: { amount: 60_000_000, currency: 'CNY' },
    },
    draftAgo: 22,
    after: [
      { to: 'submitted', ago: 21 },
      { to: 'reviewing', ago: 19 },
      { to: 'approved', ago: APPROVED.ago },
    ],
  },
  {
    ...own,
    form: { ...LANTU, purpose: '华南办事处' },
    draftAgo: 1,
    after: [],
  },
  {
    ...own,
    from: -20,
    form: {
      ...{ ...LANTU, ...COMPLETE, term_months: 12, rent_period: 'month' },
      purpose: '临时办公',
      headcount: 12,
      investment: { amount: 20_000_000, currency: 'CNY' },
    },
    draftAgo: 48,
    after: [
      { to: 'submitted', ago: 47 },
      { to: 'withdrawn', ago: 46 },
    ],
  },
  {
    // Nobody has begun its review in time.
    by: staff,
    enterprise_id: 'e-haiheng',
    from: 30,
    form: {
      ...COMPLETE,
      enterprise_name: '东港海衡冷链科技有限公司',
      credit_code: '91371102M000300YX7',
      address: '海港路28号',
      industry: '冷链物流',
      purpose: '冷链监控中心',
      headcount: 25,
      investment: { amount: 90_000_000, currency: 'CNY' },
      contact_person: staff.name,
      contact_phone: '13900002026',
      licence: 'f-entry-licence-haiheng',
    },
    draftAgo: 9,
    after: [{ to: 'submitted', ago: 8 }],
  },
];

export interface PlannedApplication {
  row: EntryApplicationRow;
  steps: ApplicationStep[];
}

const isOffice = (to: ApplicationStep['to']): boolean => /reviewing|approved|returned|rejected/.test(to);

/**
 * Applications of the demo's enterprises around today, with their histories.
 * @param units what they ask for, one after another
 * @param contract the contract of the approved one, and its unit
 */
export const applicationRows = (
  today: string,
  units: readonly { id: string }[],
  contract: { id: string; unit_id: string } | undefined,
): PlannedApplication[] =>
  PLANS.flatMap(({ by, enterprise_id, form, from, after, draftAgo, remarks = [] }, index) => {
    const id = `space-application-${index + 1}`;
    const approved = id === APPROVED.id;
    const unit_id = approved ? contract?.unit_id : units[index]?.id;
    if (!unit_id) return [];
    const begun = timeOn(today, -draftAgo, '09:20');
    const steps: ApplicationStep[] = [
      { to: 'draft', as: 'applicant', by, at: begun },
      ...after.map(({ to, ago, reason }): ApplicationStep => {
        const actor = isOffice(to) ? ({ as: 'operator', by: office } as const) : ({ as: 'applicant', by } as const);
        return { to, ...actor, at: timeOn(today, -ago, '11:10'), ...(reason && { reason }) };
      }),
    ];
    const last = steps.at(-1);
    return [
      {
        row: {
          id,
          number: demoNumber('EA', begun, index),
          enterprise_id,
          user_id: by.user_id,
          form: { ...blankForm, ...form, unit_id, starts_on: from === undefined ? '' : addDays(today, from) },
          remarks: [...remarks],
          version: 1 + after.length,
          status: last?.to ?? 'draft',
          contract_id: approved ? (contract?.id ?? null) : null,
          created_at: begun,
          updated_at: last?.at ?? begun,
        },
        steps,
      },
    ];
  });
