import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '../../../../pages/material/message/messages-page.tsx';
import { messageWords } from '../../../../pages/material/message/words.ts';
import { listWords } from '../../../../pages/shared/list/words.ts';
import { oneOf } from '../../../../platform/data/search-params.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/material/demands')({
  validateSearch: ({ message, page, status }: Record<string, unknown>) => ({
    message: oneOf(message),
    page: oneOf(page),
    status: oneOf(status),
  }),
  beforeLoad: ({ context }) => context.words.load(messageWords.materialDemands, listWords.list),
  head: ({ match }) => pageHead(match.context, 'materialDemands', ({ title, description }) => ({ title, description })),
  component: Messages,
});

function Messages() {
  return <MessagesPage params={Route.useSearch()} />;
}
