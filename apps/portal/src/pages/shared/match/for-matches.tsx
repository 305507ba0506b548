import { useSession } from '@zonekit/api-client/session/hooks';
import { lazy, Suspense } from 'react';
import type { ForMatchesProps } from './for-matches.types.ts';

const Loaded = lazy(async () => ({ default: (await import('./loaded-matches.tsx')).LoadedMatches }));
const LoadedCount = lazy(async () => ({ default: (await import('./loaded-matches.tsx')).LoadedCount }));

/** Content for users with a profile; its code is loaded once a user is signed in. */
export function ForMatches(props: ForMatchesProps) {
  const { status } = useSession();
  if (status !== 'signed-in') return props.visitor;
  return (
    <Suspense fallback={props.visitor}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** "6 of 8 met" of a call, where the user has a profile. All rows share one request. */
export function MatchedCount({ id }: { id: string }) {
  const { status } = useSession();
  if (status !== 'signed-in') return null;
  return (
    <Suspense fallback={null}>
      <LoadedCount id={id} />
    </Suspense>
  );
}
