import type { Collateral, DebtCategory, LoanPurpose, Repayment } from '@zonekit/api-client/finance/product/contract';
import type { Draft } from '../policy/criteria.ts';
import type { DocumentName } from './document-plans.ts';
import type { Both } from './institution-plans.ts';

type Pair = readonly [low: number, high: number];

export interface ProductPlan {
  /** Follows the lender's brand: `启明科创贷`. */
  title: Both;
  category: DebtCategory;
  headline: Both;
  /** First sentence of the description. */
  description: Both;
  /** Lowest annual rate in basis points, between the two. */
  rate: Pair;
  /** Ten-thousand yuan. */
  least: readonly [number, ...number[]];
  most: readonly [number, ...number[]];
  /** Months. */
  shortest: readonly [number, ...number[]];
  longest: readonly [number, ...number[]];
  collaterals: readonly Collateral[];
  purposes: readonly LoanPurpose[];
  repayments: readonly Repayment[];
  /** Working days. */
  days: Pair;
  subsidised: boolean;
  conditions: readonly Draft[];
  documents: readonly DocumentName[];
}
