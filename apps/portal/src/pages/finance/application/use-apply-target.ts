import type { FinanceTarget } from '@zonekit/api-client/finance/application/contract';
import type { FundDetail } from '@zonekit/api-client/finance/fund/contract';
import { useFund } from '@zonekit/api-client/finance/fund/hooks';
import type { InvestorDetail } from '@zonekit/api-client/finance/investor/contract';
import { useInvestor } from '@zonekit/api-client/finance/investor/hooks';
import type { DebtProductDetail } from '@zonekit/api-client/finance/product/contract';
import { useDebtProduct } from '@zonekit/api-client/finance/product/hooks';
import { mapRead, type Read } from '@zonekit/api-client/react';

interface Bounds {
  min: number;
  max: number;
}

/** What an application goes to, as far as its form needs it. */
export interface ApplyTarget {
  kind: FinanceTarget;
  id: string;
  title: string;
  lang: string;
  /** Empty where it is the target itself. */
  provider: string;
  /** Its page. */
  href: string;
  /** Fen. */
  amount: Bounds;
  /** Months; null where money is not lent for a term. */
  term: Bounds | null;
  open: boolean;
  /** Documents that it asks for. */
  materials: readonly string[];
}

const boundsOf = (min: { amount: number }, max: { amount: number }): Bounds => ({ min: min.amount, max: max.amount });

const ofProduct = ({
  id,
  title,
  lang,
  institution,
  amount,
  term,
  open,
  documents,
}: DebtProductDetail): ApplyTarget => ({
  ...{ kind: 'product', id, title, lang, provider: institution.name, term, open },
  href: `/finance/bondDetails?${new URLSearchParams({ id })}`,
  amount: boundsOf(amount.min, amount.max),
  materials: documents.map(({ name }) => name),
});

const ofFund = ({ id, name, lang, manager, amount_min, amount_max, state, materials }: FundDetail): ApplyTarget => ({
  ...{ kind: 'fund', id, title: name, lang, provider: manager, term: null, open: state === 'open', materials },
  href: `/finance/funds/list/${encodeURIComponent(id)}`,
  amount: boundsOf(amount_min, amount_max),
});

const ofInvestor = ({ id, name, lang, amount_min, amount_max, materials }: InvestorDetail): ApplyTarget => ({
  ...{ kind: 'investor', id, title: name, lang, provider: '', term: null, open: true, materials },
  href: `/finance/investmentDetails?${new URLSearchParams({ id })}`,
  amount: boundsOf(amount_min, amount_max),
});

/** The debt product, policy fund or investor of an id. */
export const useApplyTarget = (kind: FinanceTarget, id: string): Read<ApplyTarget> => {
  const product = mapRead(useDebtProduct(kind === 'product' ? id : null), ofProduct);
  const fund = mapRead(useFund(kind === 'fund' ? id : null), ofFund);
  const investor = mapRead(useInvestor(kind === 'investor' ? id : null), ofInvestor);
  return { product, fund, investor }[kind];
};
