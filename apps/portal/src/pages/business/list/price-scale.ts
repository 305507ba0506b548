/** Steps of the unit: 1, 2 and 5 of each power of ten. */
const STEPS = [1, 2, 5] as const;
/** Square roots of the ticks, in units. */
const ROOTS = [0, 1, 2, 3, 4] as const;

export interface PriceScale {
  /** Prices at equal distances, in fen. */
  ticks: readonly { fen: number; percent: number }[];
  /** Where a price lies, 0 to 100. */
  at: (fen: number) => number;
}

/**
 * A scale of square roots, on which both a price of 500 yuan and one of 50,000 can be told from their neighbours. Its ticks are
 * round: 0, 1, 4, 9 and 16 times a unit.
 * @param most the highest price that it has to reach, in fen
 */
export const priceScale = (most: number): PriceScale => {
  let unit = 0;
  for (let power = 10_000; unit === 0; power *= 10) {
    unit = STEPS.map((step) => step * power).find((size) => size * 16 >= most) ?? 0;
  }
  const top = unit * 16;
  const at = (fen: number) => Math.sqrt(Math.min(Math.max(fen, 0), top) / top) * 100;
  return { ticks: ROOTS.map((root) => ({ fen: unit * root ** 2, percent: root * 25 })), at };
};

/** Price scale that all services of a page share. */
export const scaleOf = (services: readonly { packages: readonly { price: { amount: number } }[] }[]): PriceScale =>
  priceScale(Math.max(0, ...services.flatMap(({ packages }) => packages.map(({ price }) => price.amount))));
