import { lazy } from 'react';
import { Opened } from '../../shared/user-centre/loaded.tsx';
import { MessageList, type MessageParams } from './message-list.tsx';

const MessagePage = lazy(async () => ({ default: (await import('./message-page.tsx')).MessagePage }));

/** My messages to providers, or one of them with its answer. */
export function MessagesPage({ params }: { params: MessageParams }) {
  if (params.message === undefined) return <MessageList params={params} />;
  return (
    <Opened>
      <MessagePage id={params.message} />
    </Opened>
  );
}
