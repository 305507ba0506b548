import type { Match, Profile } from '@zonekit/api-client/policy/contract';
import { useRecommendations } from '@zonekit/api-client/policy/hooks';
import { useSession } from '@zonekit/api-client/react';

/** The state of "do I qualify"; an invitation for visitors and for users without a profile. */
export type Qualify =
  | { status: 'invite'; signedIn: boolean }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'not-open' }
  | { status: 'matched'; match: Match; profile: Profile; stale: boolean };

/** Holds one call against the saved profile of whoever is signed in. */
export const useQualify = (declarationId: string): Qualify => {
  const { status } = useSession();
  const read = useRecommendations(declarationId);
  if (status !== 'signed-in') return { status: 'invite', signedIn: false };
  if (read.status === 'failed') return { status: 'failed', retry: read.reload };
  if (read.status !== 'ready') return { status: 'loading' };
  const { profile, matches } = read.data;
  if (!profile) return { status: 'invite', signedIn: true };
  const match = matches.find(({ declaration }) => declaration.id === declarationId);
  return match ? { status: 'matched', match, profile, stale: read.stale } : { status: 'not-open' };
};
