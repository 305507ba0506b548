/** A product whose conditions other than the sum a need meets, or may meet. */
export interface Lending<P> {
  product: P;
  id: string;
  /** Basis points. */
  rate: number;
  /** Fen. */
  min: number;
  max: number;
  /** Conditions that are still to be confirmed. */
  unknown: number;
}

interface Part<P> {
  product: P;
  /** Fen. */
  amount: number;
  unknown: number;
}

export interface Combination<P> {
  parts: readonly [Part<P>, Part<P>];
  /** Of both by amount, in basis points. */
  rate: number;
  /** The lowest rate of a product that lends all of it; null where none does. */
  single: number | null;
}

/** An answer shows as many. */
const MOST = 2;

interface Candidate<P> extends Combination<P> {
  /** Rate before it is rounded. */
  exact: number;
  unknown: number;
}

/**
 * Pair in which the cheaper product lends as much as it can and the other one the rest; null where the two cannot lend the
 * sum.
 */
const pairOf = <P>(low: Lending<P>, high: Lending<P>, need: number, single: number | null): Candidate<P> | null => {
  const amount = Math.min(low.max, need - high.min);
  const rest = need - amount;
  if (amount < low.min || rest > high.max) return null;
  const exact = (low.rate * amount + high.rate * rest) / need;
  if (single !== null && exact >= single) return null;
  return {
    parts: [
      { product: low.product, amount, unknown: low.unknown },
      { product: high.product, amount: rest, unknown: high.unknown },
    ],
    ...{ rate: Math.round(exact), single, exact, unknown: low.unknown + high.unknown },
  };
};

const byRate = <P>(a: Candidate<P>, b: Candidate<P>): number => a.exact - b.exact || a.unknown - b.unknown;

/**
 * Pairs that lend a sum together: the product of the lower rate does not reach it alone and lends what it can, the other
 * one the rest. Where a product lends all of it, a pair has to be cheaper. Each cheaper product is in one pair, its best.
 * @param need fen
 */
export const combinationsOf = <P>(lendings: readonly Lending<P>[], need: number): Combination<P>[] => {
  const alone = lendings.filter(({ min, max }) => need >= min && need <= max).map(({ rate }) => rate);
  const single = alone.length > 0 ? Math.min(...alone) : null;
  const byCost = lendings.toSorted((a, b) => a.rate - b.rate || (a.id < b.id ? -1 : 1));
  const best = byCost.flatMap((low, place) => {
    if (low.max >= need) return [];
    const pairs = byCost.slice(place + 1).flatMap((high) => pairOf(low, high, need, single) ?? []);
    return pairs.sort(byRate).slice(0, 1);
  });
  return best
    .sort(byRate)
    .slice(0, MOST)
    .map(({ parts, rate, single: lowest }) => ({ parts, rate, single: lowest }));
};
