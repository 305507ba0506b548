import { labelOf } from '@zonekit/api-client/lifecycle';
import { spaceNeed } from '@zonekit/api-client/lifecycle/space-need';
import { useMoveNeed, useNeed } from '@zonekit/api-client/space/need/hooks';
import { StatusTimeline } from '@zonekit/portal-kit/status-timeline';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';

const actors: Readonly<Record<string, { en: string }>> = spaceNeed.actors;

/** A need of the user's own with its history and its next transitions. Other lifecycles look the same, with their own hooks. */
export function Need({ id }: { id: string }) {
  const read = useNeed(id);
  const move = useMoveNeed();
  if (read.status === 'idle') return <p>Log in to see what you look for.</p>;
  if (read.status === 'failed') return <p role="alert">{read.error.message}</p>;
  if (read.status === 'loading') return <p>Loading</p>;
  const { number, events, allowed } = read.data;
  return (
    <Container>
      <h1>Space need {number}</h1>
      <StatusTimeline
        now={Date.now()}
        events={events.map(({ at, to, waiting_for, due_at }) => ({
          at,
          label: labelOf(spaceNeed, to, 'en'),
          owner: waiting_for === null ? null : (actors[waiting_for]?.en ?? waiting_for),
          dueAt: due_at,
        }))}
      />
      {allowed.includes('matched') && (
        <Button
          kind="primary"
          disabled={move.state.status === 'sending'}
          onClick={() => void move.send({ params: { need_id: id }, body: { status: 'matched' } })}
        >
          I have found it
        </Button>
      )}
      {move.state.status === 'failed' && <p role="alert">{move.state.error.message}</p>}
    </Container>
  );
}
