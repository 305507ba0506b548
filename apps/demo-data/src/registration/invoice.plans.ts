import type { InvoiceKind, InvoiceSourceKind, InvoiceStatus } from '@zonekit/api-client/registration/invoice/contract';
import type { ClaimAccount } from './tax-rebate.plans.ts';

export interface InvoicePlan {
  by: ClaimAccount;
  kind: InvoiceKind;
  /** Of an order or contract: the n-th that can be invoiced; its title is the item. */
  source: InvoiceSourceKind;
  nth?: number;
  /** Of something else. */
  item?: string;
  /** Yuan; of an order or contract all that is left. */
  amount?: number;
  /** States after the submission, the last one so many days ago. */
  path: readonly InvoiceStatus[];
  ago: number;
}

const REVIEWED = ['reviewing', 'approved'] as const;
const ISSUED = [...REVIEWED, 'paid'] as const;

/** All are chosen before any is filed, so each names another order. */
export const invoicePlans: readonly InvoicePlan[] = [
  { by: 'demo', kind: 'special', source: 'order', nth: 2, path: ['reviewing', 'returned'], ago: 1 },
  { by: 'demo', kind: 'electronic', source: 'order', nth: 3, path: ['reviewing'], ago: 2 },
  { by: 'demo', kind: 'electronic', source: 'order', nth: 4, path: REVIEWED, ago: 2 },
  { by: 'demo', kind: 'special', source: 'order', nth: 5, path: ISSUED, ago: 12 },
  { by: 'demo', kind: 'electronic', source: 'order', nth: 6, path: ISSUED, ago: 26 },
  { by: 'demo', kind: 'electronic', source: 'order', nth: 7, path: ISSUED, ago: 44 },
  { by: 'demo', kind: 'special', source: 'contract', nth: 0, path: [], ago: 1 },
  { by: 'demo', kind: 'electronic', source: 'other', item: '路演中心场地服务', amount: 3_200, path: [], ago: 6 },
  {
    ...{ by: 'demo', kind: 'electronic', source: 'other', item: '展位搭建服务', amount: 12_800 },
    ...{ path: ['reviewing', 'rejected'], ago: 33 },
  },
  { by: 'staff', kind: 'electronic', source: 'order', nth: 0, path: ISSUED, ago: 9 },
  { by: 'staff', kind: 'special', source: 'order', nth: 1, path: ['reviewing'], ago: 3 },
  { by: 'staff', kind: 'electronic', source: 'other', item: '冷链监测培训服务', amount: 4_500, path: [], ago: 2 },
];
