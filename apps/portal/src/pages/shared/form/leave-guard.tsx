import { useBlocker } from '@tanstack/react-router';
import { LeaveQuestion } from '@zonekit/portal-kit/form-page/leave-question';
import type { DraftState } from '@zonekit/portal-kit/form-page/use-draft-form';
import { isLeaving } from '../../../shell/use-session-end.ts';

/** Asks before another page takes the place of a form that is not saved. The end of a session asks nothing: the draft is stored. */
export function LeaveGuard({ unsaved, state }: { unsaved: () => boolean; state: DraftState }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => next.pathname !== current.pathname && unsaved() && !isLeaving(),
    // `useDraftForm` asks before a reload or a closed tab, where that would lose something.
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <LeaveQuestion
      open={blocker.status === 'blocked'}
      state={state}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
