import { useSubscribe, useSubscriptions } from '@zonekit/api-client/policy/hooks';
import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Bell, BellOff } from 'lucide-react';
import { useWords } from '../../../platform/words/use-words.ts';

/** As many as a page of the service holds. Whoever follows more, and this call among the rest, follows it once more. */
const MOST = 100;

/** Puts a call among those that the visitor follows, or takes it out. For those who are signed in. */
export function Follow({ id }: { id: string }) {
  const t = useWords('policyDetail');
  const read = useSubscriptions({ page_size: MOST });
  const { state, send } = useSubscribe();
  if (read.status !== 'ready') return null;
  const follows = read.data.data.some((row) => row.id === id);
  return (
    <Button
      loading={state.status === 'sending'}
      onClick={() => void send({ body: { declaration_id: id, subscribed: !follows } })}
    >
      <Icon as={follows ? BellOff : Bell} />
      {t(follows ? 'unfollow' : 'follow')}
    </Button>
  );
}
