import { previewMatches } from '@zonekit/api-client/policy/client';
import { useApi } from '@zonekit/api-client/react';
import { moneyText } from '@zonekit/ui/money/parts';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { createMatchPreview } from './match-preview.ts';

/** Counts the open declarations that the answers so far leave possible. */
export const useMatchPreview = () => {
  const { transport } = useApi();
  const locale = useLocale();
  return useMemo(
    () =>
      createMatchPreview(
        (answers, signal) => previewMatches(transport, answers, { signal, quiet: true }),
        (fen) => moneyText(fen, locale),
      ),
    [transport, locale],
  );
};
