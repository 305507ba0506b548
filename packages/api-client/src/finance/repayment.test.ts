import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REPAYMENTS } from './product.lists.ts';
import { type Loan, scheduleOf, totalsOf } from './repayment.ts';

const yuan = (amount: number) => Math.round(amount * 100);

describe('published tables', () => {
  // Source: "Math 352 - Theory of Interest - Amortization Project", scribd.com/document/360526230, periods 1 to 8. Later rows of it
  // carry fractions of a cent, which a bank does not.
  it('repays 150,000 over 360 months at 3.625% in equal instalments as the table of Math 352 says', () => {
    const payments = scheduleOf({ principal: yuan(150_000), rate: 362.5, months: 360, method: 'equal_instalments' });
    const rows = payments
      .slice(0, 8)
      .map(({ payment, interest, principal, balance }) => [payment, interest, principal, balance]);
    expect(rows).toEqual(
      [
        [684.08, 453.13, 230.95, 149_769.05],
        [684.08, 452.43, 231.65, 149_537.4],
        [684.08, 451.73, 232.35, 149_305.05],
        [684.08, 451.03, 233.05, 149_072],
        [684.08, 450.32, 233.76, 148_838.24],
        [684.08, 449.62, 234.46, 148_603.78],
        [684.08, 448.91, 235.17, 148_368.61],
        [684.08, 448.2, 235.88, 148_132.73],
      ].map((row) => row.map(yuan)),
    );
  });

  // Source: answer on 本金平攤 and 本息平攤, ou.biz.narkive.tw/4cPfuFtk, in whole yuan; its
  // row for the last month is left out, which takes the interest of 120,000 instead of 100,000.
  it('repays 1.2 million over a year at 10% both ways as the published answer says', () => {
    const loan = { principal: yuan(1_200_000), rate: 1_000, months: 12 } as const;
    const whole = (amount: number | undefined) => Math.round((amount ?? 0) / 100);
    const equal = scheduleOf({ ...loan, method: 'equal_principal' });
    expect([equal[0], equal[1]].map((row) => [whole(row?.interest), whole(row?.payment)])).toEqual([
      [10_000, 110_000],
      [9_167, 109_167],
    ]);
    const level = scheduleOf({ ...loan, method: 'equal_instalments' });
    expect(new Set(level.map(({ payment }) => whole(payment)))).toEqual(new Set([105_499]));
    expect(whole(level[0]?.interest)).toBe(10_000);
  });

  // Source: answer on 630,000 yuan at the base rate of 4.90%, vdgb.cn/wenda/220578.html.
  it('repays 630,000 over 30 years at 4.90% both ways as the published answer says', () => {
    const loan = { principal: yuan(630_000), rate: 490, months: 360 } as const;
    const equal = scheduleOf({ ...loan, method: 'equal_principal' });
    expect(equal[0]?.payment).toBe(yuan(4_322.5));
    expect((equal[0]?.payment ?? 0) - (equal[1]?.payment ?? 0)).toBeCloseTo(yuan(7.15), -0.5);
    expect(Math.abs(totalsOf(equal).interest - yuan(464_336.25))).toBeLessThan(100);
    const level = scheduleOf({ ...loan, method: 'equal_instalments' });
    expect(level[0]?.payment).toBe(yuan(3_343.58));
    expect(Math.abs(totalsOf(level).interest - yuan(573_688.2))).toBeLessThan(100);
  });

  it('pays interest alone until the last month, which repays the loan', () => {
    const payments = scheduleOf({ principal: yuan(500_000), rate: 360, months: 12, method: 'interest_only' });
    expect(payments.slice(0, -1).every(({ payment }) => payment === yuan(1_500))).toBe(true);
    expect(payments.at(-1)).toMatchObject({ payment: yuan(501_500), principal: yuan(500_000), balance: 0 });
    expect(totalsOf(payments)).toEqual({
      interest: yuan(18_000),
      payment: yuan(518_000),
      first: yuan(1_500),
      highest: yuan(501_500),
    });
  });
});

const loans: fc.Arbitrary<Loan> = fc.record({
  principal: fc.integer({ min: 1, max: 100_000_000_00 }),
  rate: fc.integer({ min: 0, max: 2_400 }),
  months: fc.integer({ min: 1, max: 360 }),
  method: fc.constantFrom(...REPAYMENTS),
});

describe('every loan', () => {
  it('is repaid to the fen: the principal sums up to the loan and the last payment closes it', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const payments = scheduleOf(loan);
        expect(payments).toHaveLength(loan.months);
        expect(payments.reduce((sum, { principal }) => sum + principal, 0)).toBe(loan.principal);
        expect(payments.at(-1)?.balance).toBe(0);
      }),
    );
  });

  it('moves whole fen, never below nought, each balance the one before less the principal', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        let balance = loan.principal;
        for (const payment of scheduleOf(loan)) {
          balance -= payment.principal;
          expect(payment.balance).toBe(balance);
          expect(payment.payment).toBe(payment.principal + payment.interest);
          for (const sum of [payment.payment, payment.principal, payment.interest, payment.balance]) {
            expect(Number.isSafeInteger(sum)).toBe(true);
            expect(sum).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });

  it('costs least by equal principal and most with the principal at the end, but for rounding', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const interest = (method: Loan['method']) => totalsOf(scheduleOf({ ...loan, method })).interest;
        const level = interest('equal_instalments');
        // Half a fen a month bears interest itself.
        const rounding = Math.ceil(loan.months * (1 + loan.rate / 120_000) ** loan.months);
        expect(interest('equal_principal')).toBeLessThanOrEqual(level + rounding);
        expect(level).toBeLessThanOrEqual(interest('interest_only') + rounding);
      }),
    );
  });
});
