import type { REPAYMENTS } from './product.lists.ts';

type Repayment = (typeof REPAYMENTS)[number];

export interface Loan {
  /** Fen, whole. */
  principal: number;
  /** Annual simple rate in basis points: 335 is 3.35%. Each month bears a twelfth of it. */
  rate: number;
  /** Whole, 1 or more. */
  months: number;
  method: Repayment;
}

/** A monthly payment; all sums in fen. `payment` is `principal + interest`. */
export interface Payment {
  /** From 1 on. */
  period: number;
  payment: number;
  principal: number;
  interest: number;
  /** Principal that is still owed afterwards. */
  balance: number;
}

const BASIS = 120_000;

/** A twelfth of the annual interest, half a fen rounded up. */
const interestOf = (balance: number, rate: number): number => Math.round((balance * rate) / BASIS);

/** P·i·(1+i)ⁿ ÷ ((1+i)ⁿ−1), rounded to fen; P ÷ n without interest. */
const instalmentOf = ({ principal, rate, months }: Loan): number => {
  const monthly = rate / BASIS;
  if (monthly === 0) return Math.round(principal / months);
  return Math.round((principal * monthly) / (1 - (1 + monthly) ** -months));
};

/** Principal of a period before the last; the last one repays what is left, so that rounding leaves no remainder. */
const principalOf: Readonly<Record<Repayment, (loan: Loan) => (interest: number) => number>> = {
  equal_instalments: (loan) => {
    const instalment = instalmentOf(loan);
    return (interest) => instalment - interest;
  },
  equal_principal: ({ principal, months }) => {
    const share = Math.floor(principal / months);
    return () => share;
  },
  interest_only: () => () => 0,
};

/**
 * The payments of a loan, one a month.
 * @throws Error for a loan without whole fen or months
 */
export const scheduleOf = (loan: Loan): Payment[] => {
  const { principal, rate, months, method } = loan;
  if (!Number.isSafeInteger(principal) || principal <= 0 || !Number.isSafeInteger(months) || months <= 0 || rate < 0)
    throw new Error(
      `scheduleOf: a loan of ${principal} fen over ${months} months at ${rate} basis points has no payments. Pass whole positive fen and months.`,
    );
  const repaid = principalOf[method](loan);
  const payments: Payment[] = [];
  let balance = principal;
  for (let period = 1; period <= months; period += 1) {
    const interest = interestOf(balance, rate);
    // Rounding may ask for a fen more than is left.
    const part = period === months ? balance : Math.min(balance, Math.max(0, repaid(interest)));
    balance -= part;
    payments.push({ period, payment: part + interest, principal: part, interest, balance });
  }
  return payments;
};

export interface LoanTotals {
  /** Fen. */
  interest: number;
  payment: number;
  /** Payment of the first month, and the highest of all. */
  first: number;
  highest: number;
}

export const totalsOf = (payments: readonly Payment[]): LoanTotals => ({
  interest: payments.reduce((sum, { interest }) => sum + interest, 0),
  payment: payments.reduce((sum, { payment }) => sum + payment, 0),
  first: payments[0]?.payment ?? 0,
  highest: payments.reduce((most, { payment }) => Math.max(most, payment), 0),
});
