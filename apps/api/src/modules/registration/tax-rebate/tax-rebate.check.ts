import type { Locale } from '@zonekit/api-client/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import type { TaxRebateField, TaxRebateForm } from '@zonekit/api-client/registration/tax-rebate/contract';
import type { Tx, User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { type FieldFault, refuseFaults } from '../../../frame/field-faults.ts';
import { FILE_GONE, fileFaults } from '../../file/handed-in.ts';
import { overlappingRebate, seesTaxRebateFile } from './tax-rebate.repository.ts';

const TURNED: Words = { 'zh-CN': '截止日期应不早于起始日期', en: 'The last day should not be before the first' };
const NOT_OVER: Words = { 'zh-CN': '税款所属期结束后才能申请', en: 'You can apply once the tax period is over' };
const TOO_MUCH: Words = {
  'zh-CN': '退税金额不能超过申报的税额',
  en: 'The amount should not exceed the declared tax',
};
const taken = (number: string): Words => ({
  'zh-CN': `这一类退税在该所属期已有申请${number}，请改所属期或在原申请上继续`,
  en: `Application ${number} is for this kind and period already. Change the period or continue with that one`,
});

type Fault = FieldFault<TaxRebateField | `certificates/${number}`>;

const periodFaults = ({ starts_on, ends_on, amount, declared }: TaxRebateForm, today: string): Fault[] => [
  ...(ends_on < starts_on ? [['ends_on', TURNED] as const] : []),
  ...(ends_on >= starts_on && ends_on >= today ? [['ends_on', NOT_OVER] as const] : []),
  ...(amount.amount > declared.amount ? [['amount', TOO_MUCH] as const] : []),
];

/**
 * Refuses a rebate of what was not declared, of a period that goes on, or for a second time.
 * @param options.id of the application that is corrected; '' for a new one
 * @throws Problem 422 with `fields`, and with `details.tax_rebate_id` for a second one
 */
export const checkTaxRebate = async (
  tx: Tx,
  form: TaxRebateForm,
  {
    enterprise_id,
    id,
    user,
    now,
    locale,
  }: { enterprise_id: string; id: string; user: User; now: Date; locale: Locale },
): Promise<void> => {
  const faults = periodFaults(form, shanghaiDay(now));
  const goneIn = (ids: readonly string[]) => fileFaults(tx, ids, user, seesTaxRebateFile);
  if ((await goneIn([form.declaration])).length > 0) faults.push(['declaration', FILE_GONE]);
  for (const index of await goneIn(form.certificates)) faults.push([`certificates/${index}`, FILE_GONE]);
  refuseFaults(faults, locale);
  const other = await overlappingRebate(tx, enterprise_id, form.kind, form, id);
  if (other) refuseFaults([['starts_on', taken(other.number)]], locale, { tax_rebate_id: other.id });
};
