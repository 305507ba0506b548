import { whatIf } from '@zonekit/api-client/policy/client';
import { useApi } from '@zonekit/api-client/react';
import { useCallback } from 'react';

const SAMPLE = 3;

interface MatchPreview {
  count: number;
  sample: { title: string; amount: null }[];
}

/** Counts the calls that the answers so far are eligible for. */
export const useMatchPreview = () => {
  const { transport } = useApi();
  return useCallback(
    async (answers: object, signal: AbortSignal): Promise<MatchPreview> => {
      const { after, matches } = await whatIf(transport, answers as Parameters<typeof whatIf>[1], {
        signal,
        quiet: true,
      });
      const eligible = matches.filter((match) => match.eligibility === 'eligible');
      return {
        count: after.eligible,
        sample: eligible.slice(0, SAMPLE).map(({ declaration }) => ({ title: declaration.title, amount: null })),
      };
    },
    [transport],
  );
};
