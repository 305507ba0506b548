import { createFileRoute } from '@tanstack/react-router';
import { listWords } from '../../../../../pages/shared/list/words.ts';
import { ContractsPage } from '../../../../../pages/space/lease/contracts-page.tsx';
import { leaseWords } from '../../../../../pages/space/lease/words.ts';
import { oneOf } from '../../../../../platform/data/search-params.ts';
import { pageHead } from '../../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/space/contract')({
  validateSearch: ({ page, status }: Record<string, unknown>) => ({ page: oneOf(page), status: oneOf(status) }),
  beforeLoad: ({ context }) => context.words.load(leaseWords.spaceContract, listWords.list),
  head: ({ match }) => pageHead(match.context, 'spaceContract', ({ title, description }) => ({ title, description })),
  component: Contracts,
});

function Contracts() {
  return <ContractsPage params={Route.useSearch()} />;
}
