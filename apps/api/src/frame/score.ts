/** What a candidate is compared by, from 0 for missed to 1 for met; null where the wish is not expressed. */
type Shares<Wish extends string> = Readonly<Record<Wish, number | null>>;

export interface Score<Wish extends string> {
  /** 0 to 100; 100 where all wishes are met, and only there. */
  score: number;
  /** The wishes that are expressed, in their order. */
  wishes: { wish: Wish; met: boolean }[];
}

/** The weighted share of the wishes that are met; those that are not expressed count nothing. */
export const scoreOf = <Wish extends string>(
  order: readonly Wish[],
  weights: Readonly<Record<Wish, number>>,
  shares: Shares<Wish>,
): Score<Wish> => {
  const expressed = order.flatMap((wish) => {
    const share = shares[wish];
    return share === null ? [] : [{ wish, share }];
  });
  const total = expressed.reduce((sum, { wish }) => sum + weights[wish], 0);
  const reached = expressed.reduce((sum, { wish, share }) => sum + weights[wish] * share, 0);
  const all = expressed.every(({ share }) => share === 1);
  return {
    score: all ? 100 : Math.min(99, Math.round((reached / total) * 100)),
    wishes: expressed.map(({ wish, share }) => ({ wish, met: share === 1 })),
  };
};
