import { settlement } from '@zonekit/api-client/lifecycle/settlement';
import { ownClaims } from '../../../frame/lifecycle/own-claims.ts';
import type { SettlementRow } from './settlement.tables.ts';

/** Settlements of the user's enterprise. */
export const ownSettlements = ownClaims({
  lifecycle: settlement,
  actor: 'applicant',
  table: 'space_settlements',
  title: ({ starts_on, ends_on }: SettlementRow, locale) =>
    locale === 'en' ? `Rent subsidy, ${starts_on} to ${ends_on}` : `租金补贴 ${starts_on}至${ends_on}`,
});
