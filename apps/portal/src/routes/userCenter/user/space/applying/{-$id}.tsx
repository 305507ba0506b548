import { createFileRoute } from '@tanstack/react-router';
import { listWords } from '../../../../../pages/shared/list/words.ts';
import { ApplyingPage } from '../../../../../pages/space/application/applying-page.tsx';
import { applyingWords } from '../../../../../pages/space/application/words.ts';
import { oneOf } from '../../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../../../platform/words/kit-words.ts';
import { pageHead } from '../../../../../platform/words/page-head.ts';

/** One route for the list and one application: each route weighs on the home page. */
export const Route = createFileRoute('/userCenter/user/space/applying/{-$id}')({
  validateSearch: ({ file, page, status }: Record<string, unknown>) => ({
    file: oneOf(file),
    page: oneOf(page),
    status: oneOf(status),
  }),
  staticData: { oneAlone: true },
  beforeLoad: ({ context }) =>
    context.words.load(
      applyingWords.spaceApplying,
      listWords.list,
      kitWords.detailPage,
      kitWords.fileViewer,
      kitFormWords.statusTimeline,
    ),
  head: ({ match }) => pageHead(match.context, 'spaceApplying', ({ title, description }) => ({ title, description })),
  component: Applying,
});

function Applying() {
  const { file, page, status } = Route.useSearch();
  const search = {
    ...(file !== undefined && { file }),
    ...(page !== undefined && { page }),
    ...(status !== undefined && { status }),
  };
  return <ApplyingPage id={Route.useParams().id} search={search} />;
}
