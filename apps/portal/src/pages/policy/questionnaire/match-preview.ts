import type { MatchPreview, ProfileInput } from '@zonekit/api-client/policy/contract';

type Answers = Partial<ProfileInput>;

/**
 * A preview for the questionnaire. No criterion asks for the name, so it stays in the browser and typing it sends nothing;
 * answers that were counted before are not counted again.
 */
export const createMatchPreview = (
  count: (answers: Answers, signal: AbortSignal) => Promise<MatchPreview>,
  inWords: (fen: number) => string,
) => {
  const counted = new Map<string, MatchPreview>();
  return async ({ enterprise_name: _, ...answers }: Answers, signal: AbortSignal) => {
    const key = JSON.stringify(answers);
    const result = counted.get(key) ?? (await count(answers, signal));
    counted.set(key, result);
    const { possible, tally, sample } = result;
    return {
      possible,
      met: tally.eligible,
      amount: tally.amount.amount,
      sample: sample.map(({ title, amount }) => ({ title, amount: amount && inWords(amount.amount) })),
    };
  };
};
