const MILLION = 100;

/** English text of an amount in ten-thousand yuan, as pages write it: 323 is `CNY 3.23 million`, 9.8 is `CNY 98,000`. */
export const cnyText = (tenThousands: number): string =>
  tenThousands >= MILLION
    ? `CNY ${(tenThousands / MILLION).toLocaleString('en', { maximumFractionDigits: 2 })} million`
    : `CNY ${(tenThousands * 10_000).toLocaleString('en')}`;
