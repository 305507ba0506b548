import type { Tx, User } from '../../../api/src/frame/context.ts';
import { addDays } from '../../../api/src/frame/day.ts';
import { createRedemption, moveRedemption } from '../../../api/src/modules/order/voucher/redemption.service.ts';
import { lockValidAccount } from '../../../api/src/modules/order/voucher/voucher.balance.ts';
import { grantTransfer } from '../../../api/src/modules/order/voucher/voucher.transfer.ts';
import { demoNumber } from '../space/leasing.steps.ts';
import type { ZoneWords } from '../zone-words.ts';
import { BUYERS, type BuyerName, GRANTS, LANTU_BALANCE, type RedemptionPlan } from './order.plans.ts';
import type { Action } from './order.types.ts';
import { contractId, invoiceId } from './redemption.files.ts';

/** Grants of this year and, where orders reach back into it, of the last one. */
export const grantVouchers = async (tx: Tx, today: string): Promise<void> => {
  const year = Number(today.slice(0, 4));
  for (const each of [year - 1, year]) {
    for (const buyer of Object.keys(BUYERS) as BuyerName[]) {
      await grantTransfer.write?.(tx, {
        id: `voucher-${buyer}-${each}`,
        enterprise_id: BUYERS[buyer].enterprise_id,
        year: each,
        expires_on: `${each}-12-31`,
        amount: GRANTS[buyer],
        note_zh: `${each}年度创新券，按上年度研发投入核定`,
        note_en: `Vouchers of ${each}, by the R&D spend of the year before`,
        granted_at: `${each}-01-01T09:00:00+08:00`,
      });
    }
  }
};

const REASONS = { returned: '发票金额与申请金额不一致，请核对后重新提交', rejected: '该服务不在创新券支持范围内' };

const fen = (amount: number) => ({ amount, currency: 'CNY' }) as const;

/** The submission of a redemption and its review. */
export const redemptionActions = (
  tx: Tx,
  users: { buyer: User; office: User },
  plan: RedemptionPlan,
  index: number,
  { today, inZone }: { today: string; inZone: ZoneWords },
): Action[] => {
  const { buyer, service, provider, contract, ago, path } = plan;
  const id = `redemption-${index + 1}`;
  const timeAfter = (days: number, clock: string) => new Date(`${addDays(today, days - ago)}T${clock}:00+08:00`);
  const submitted = ago === 0 ? timeAfter(0, '00:05') : timeAfter(0, '10:30');
  const review = path.map((to, step): Action => {
    const at = timeAfter(2 + step * 2, '15:10');
    return {
      at,
      async run() {
        const reason = to === 'returned' || to === 'rejected' ? REASONS[to] : null;
        const remarks = to === 'returned' ? [{ field: 'invoice_total' as const, remark: '应与发票价税合计一致' }] : [];
        await moveRedemption(tx, { user: users.office, now: at, locale: 'zh-CN' }, id, { status: to, reason, remarks });
        return [];
      },
    };
  });
  const submit = async (): Promise<Action[]> => {
    const { enterprise_id } = BUYERS[buyer];
    const account = await lockValidAccount(tx, enterprise_id, submitted);
    const balance = account?.balance ?? 0;
    const amount = plan.amount ?? balance - LANTU_BALANCE;
    if (amount <= 0 || amount > balance) return [];
    const enterprise = await tx
      .selectFrom('enterprises')
      .select('name')
      .where('id', '=', enterprise_id)
      .executeTakeFirst();
    const form = {
      ...{ service, provider, invoice_total: fen(amount * 2 + 1_300), amount: fen(amount) },
      ...{
        account_name: enterprise?.name ?? '',
        account_number: `62220203000${100_000 + index}`,
        bank: inZone('港口银行海关路支行'),
      },
      ...{ invoices: [invoiceId(index)], contract: contract ? contractId(index) : null, remark: '' },
    };
    const identity = { id, number: demoNumber('DF', today, index) };
    await createRedemption(tx, { user: users.buyer, now: submitted, locale: 'zh-CN' }, form, identity);
    return review;
  };
  return [{ at: submitted, run: submit }];
};
