import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import type { settlement } from '@zonekit/api-client/lifecycle/settlement';
import type { SettlementRemark } from '@zonekit/api-client/space/settlement/contract';
import { addDays, addMonths } from '../../../api/src/frame/day.ts';
import type { SettlementRow } from '../../../api/src/modules/space/settlement/settlement.tables.ts';
import type { SeedFile } from '../file/seed-file.types.ts';
import { demo, demoNumber, office, type Step, staff, timeOn } from './leasing.steps.ts';

type Life = typeof settlement;
type SettlementStep = Step<StateOf<Life>, ActorOf<Life>>;

/** A contract of the demo with its rents. */
export interface LetContract {
  id: string;
  starts_on: string;
  rents: readonly { starts_on: string; ends_on: string; amount: number }[];
}

/** Each with an invoice of its own, which no other enterprise may see. */
const TENANTS = {
  'e-lantu': { name: '东港澜图智能装备有限公司', invoice: 'f-rent-invoice', owner: demo },
  'e-haiheng': { name: '东港海衡冷链科技有限公司', invoice: 'f-rent-invoice-2', owner: staff },
} as const;

interface Plan {
  contract: string;
  by: typeof demo;
  enterprise_id: keyof typeof TENANTS;
  /** Months of the contract, the first not included. */
  months: readonly [from: number, to: number];
  /** States after the submission, the last one so many days ago. */
  path: readonly StateOf<Life>[];
  ago: number;
}

const own = { contract: 'space-lease-1', by: demo, enterprise_id: 'e-lantu' } as const;

const plans: readonly Plan[] = [
  { ...own, months: [0, 3], path: ['reviewing', 'approved', 'paid'], ago: 240 },
  { ...own, months: [3, 6], path: ['reviewing', 'approved'], ago: 6 },
  { ...own, months: [6, 9], path: ['reviewing', 'returned'], ago: 4 },
  { ...own, months: [9, 12], path: ['reviewing'], ago: 3 },
  { ...own, contract: 'space-lease-3', months: [0, 3], path: ['reviewing', 'rejected'], ago: 400 },
  {
    contract: 'space-lease-5',
    by: staff,
    enterprise_id: 'e-haiheng',
    months: [0, 3],
    path: [],
    ago: 12,
  },
];

const REASONS: Partial<Record<StateOf<Life>, string>> = {
  returned: '发票抬头与户名不一致，请更换发票',
  rejected: '该期间租金已享受其他补贴，不能重复申请',
};
const REMARKS: SettlementRemark[] = [
  { field: 'invoices', remark: '发票抬头应为承租企业全称。' },
  { field: 'account_name', remark: '户名应与营业执照一致。' },
];

/** Share of the rent that the platform pays. */
const SHARE = 0.3;

const stepsOf = ({ by, path, ago }: Plan, today: string): SettlementStep[] => [
  { to: 'submitted', as: 'applicant', by, at: timeOn(today, -ago - path.length * 3, '10:00') },
  ...path.map((to, index): SettlementStep => {
    const at = timeOn(today, -ago - (path.length - 1 - index) * 3, '14:30');
    const reason = REASONS[to];
    return { to, as: 'operator', by: office, at, ...(reason !== undefined && { reason }) };
  }),
];

/** Settlements of the demo's enterprises in several states; those whose contract is missing are left out. */
export const settlementRows = (
  today: string,
  contracts: readonly LetContract[],
): { row: SettlementRow; steps: SettlementStep[] }[] =>
  plans.flatMap((plan, index) => {
    const contract = contracts.find(({ id }) => id === plan.contract);
    if (!contract) return [];
    const starts_on = addMonths(contract.starts_on, plan.months[0]);
    const ends_on = addDays(addMonths(contract.starts_on, plan.months[1]), -1);
    const rents = contract.rents.filter((rent) => rent.starts_on <= ends_on && rent.ends_on >= starts_on);
    const steps = stepsOf(plan, today);
    const at = steps[0]?.at ?? '';
    const status = steps.at(-1)?.to ?? 'submitted';
    const row: SettlementRow = {
      id: `space-settlement-${index + 1}`,
      number: demoNumber('ST', at, index),
      enterprise_id: plan.enterprise_id,
      user_id: plan.by.user_id,
      contract_id: contract.id,
      starts_on,
      ends_on,
      amount: Math.round(rents.reduce((sum, { amount }) => sum + amount, 0) * SHARE),
      account_name: TENANTS[plan.enterprise_id].name,
      account_number: `62220203000${String(100_000 + index)}`,
      bank: '东港银行港口支行',
      invoices: [TENANTS[plan.enterprise_id].invoice],
      remark: '',
      version: 1,
      status,
      remarks: status === 'returned' ? REMARKS : [],
      created_at: at,
      updated_at: steps.at(-1)?.at ?? at,
    };
    return [{ row, steps }];
  });

const invoice = (buyer: string): string => {
  const lines = [
    ['购买方', buyer],
    ['销售方', '启航中心运营管理有限公司'],
    ['项目', '*经营租赁*不动产租金'],
    ['税率', '9%'],
  ];
  const rows = lines.map(
    ([name, value], index) =>
      `<text x="60" y="${190 + index * 64}" font-size="26" fill="#4a5d6e">${name}</text><text x="220" y="${190 + index * 64}" font-size="28" fill="#051c37">${value}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540"><rect width="960" height="540" fill="#ffffff"/><rect x="24" y="24" width="912" height="492" fill="none" stroke="#025d9f" stroke-width="3"/><text x="480" y="90" font-size="36" font-weight="700" text-anchor="middle" fill="#025d9f">电子发票（样张）</text>${rows.join('')}</svg>`;
};

/** The invoices that the settlements have attached, drawn. */
export const settlementFiles: readonly SeedFile[] = Object.values(TENANTS).map((tenant) => ({
  id: tenant.invoice,
  name: '租金发票.png',
  nameEn: 'Invoice for the rent.png',
  kind: 'image',
  mime: 'image/png',
  access: 'private',
  owner_id: tenant.owner.user_id,
  make: async (inZone) => (await import('../file/raster.ts')).toPng(inZone(invoice(tenant.name))),
}));
