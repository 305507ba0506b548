import type { MatchCounts } from '@zonekit/api-client/policy/contract';
import type { ReactNode } from 'react';

export interface ForMatchesProps {
  /** Shown to visitors, and until the matches are there. */
  visitor: ReactNode;
  children: (counts: MatchCounts) => ReactNode;
}
