import type { Locale } from '@zonekit/api-client/contract';
import type { RedemptionField, RedemptionForm } from '@zonekit/api-client/order/voucher/contract';
import { CONTRACT_FROM, REDEMPTION_RATE } from '@zonekit/api-client/order/voucher/lists';
import type { Tx, User } from '../../../frame/context.ts';
import { refuseFaults } from '../../../frame/field-faults.ts';
import { Problem } from '../../../frame/problem.ts';
import { FILE_GONE, fileFaults } from '../../file/handed-in.ts';
import { seesRedemptionFile } from './voucher.files.ts';
import { redeemedBefore } from './voucher.repository.ts';

type Both = Record<Locale, string>;

const ABOVE_RATE: Both = {
  'zh-CN': `兑付金额不能超过发票合计的${REDEMPTION_RATE}%`,
  en: `The amount should not exceed ${REDEMPTION_RATE}% of the invoices`,
};
const CONTRACT: Both = {
  'zh-CN': `发票合计满${CONTRACT_FROM / 100}元的，请上传服务合同`,
  en: `Invoices of CNY ${(CONTRACT_FROM / 100).toLocaleString('en')} and more require the service contract. Please upload it`,
};

const aboveBalance = (available: number): Both => ({
  'zh-CN': `可用余额为${(available / 100).toFixed(2)}元，请减少兑付金额`,
  en: `CNY ${(available / 100).toFixed(2)} can be redeemed. Please redeem less`,
});
const redeemed = (number: string): Both => ({
  'zh-CN': `这张发票已用于兑付申请${number}`,
  en: `This invoice is part of the redemption ${number} already`,
});

const refuse = (words: Both, field: RedemptionField) =>
  new Problem(422, 'validation_failed', { words, fields: [field] });

export type CheckedForm = RedemptionForm & { contract: string | null };

/**
 * Refuses what cannot be redeemed. The account is locked.
 * @param options.available fen that this redemption may take
 * @param options.id of the redemption that is corrected; '' for a new one
 * @throws Problem 422 with `fields`
 */
export const checkRedemption = async (
  tx: Tx,
  form: CheckedForm,
  {
    available,
    enterprise_id,
    id,
    user,
    locale,
  }: { available: number; enterprise_id: string; id: string; user: User; locale: Locale },
): Promise<void> => {
  const { amount, invoice_total, invoices, contract } = form;
  if (amount.amount > Math.floor((invoice_total.amount * REDEMPTION_RATE) / 100)) throw refuse(ABOVE_RATE, 'amount');
  if (amount.amount > available) throw refuse(aboveBalance(available), 'amount');
  if (contract === null && invoice_total.amount >= CONTRACT_FROM) throw refuse(CONTRACT, 'contract');
  const gone = await fileFaults(tx, invoices, user, seesRedemptionFile);
  refuseFaults(
    gone.map((index) => [`invoices/${index}`, FILE_GONE]),
    locale,
  );
  if (contract !== null && (await fileFaults(tx, [contract], user, seesRedemptionFile)).length > 0) {
    throw refuse(FILE_GONE, 'contract');
  }
  const others = await redeemedBefore(tx, enterprise_id, invoices, id);
  const twice = invoices.flatMap((invoice, index) => {
    const other = others.find((each) => each.invoices.includes(invoice));
    return other ? [[`invoices/${index}`, redeemed(other.number)] as const] : [];
  });
  refuseFaults(twice, locale);
};
