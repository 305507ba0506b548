import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { OpenedAlone } from '../../../../../pages/shared/user-centre/loaded.tsx';
import { leaseWords } from '../../../../../pages/space/lease/words.ts';
import { spaceWords } from '../../../../../pages/space/words.ts';
import { oneOf } from '../../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../../../platform/words/kit-words.ts';
import { pageHead } from '../../../../../platform/words/page-head.ts';

const ContractPage = lazy(async () => ({
  default: (await import('../../../../../pages/space/lease/contract-page.tsx')).ContractPage,
}));

export const Route = createFileRoute('/userCenter/user/space/contract/$id')({
  validateSearch: ({ file }: Record<string, unknown>) => ({ file: oneOf(file) }),
  staticData: { oneAlone: true },
  beforeLoad: ({ context }) =>
    context.words.load(leaseWords.spaceContract, spaceWords.space, kitWords.fileViewer, kitFormWords.formPage),
  head: ({ match }) =>
    pageHead(match.context, 'spaceContract', ({ detailTitle, description }) => ({ title: detailTitle, description })),
  component: Contract,
});

function Contract() {
  const { id } = Route.useParams();
  return (
    <OpenedAlone>
      <ContractPage id={id} fileId={Route.useSearch().file} />
    </OpenedAlone>
  );
}
