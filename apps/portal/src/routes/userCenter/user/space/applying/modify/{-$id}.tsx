import { createFileRoute } from '@tanstack/react-router';
import { filesWords } from '../../../../../../pages/shared/files/words.ts';
import { remarksWords } from '../../../../../../pages/shared/remarks/words.ts';
import { ModifyPage } from '../../../../../../pages/space/application/modify-page.tsx';
import { applyingWords } from '../../../../../../pages/space/application/words.ts';
import { oneOf } from '../../../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../../../../platform/words/kit-words.ts';
import { pageHead } from '../../../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/space/applying/modify/{-$id}')({
  validateSearch: ({ unit }: Record<string, unknown>) => ({ unit: oneOf(unit) }),
  staticData: { oneAlone: 'always' },
  beforeLoad: ({ context }) =>
    context.words.load(
      applyingWords.spaceApplying,
      remarksWords.remarks,
      filesWords.files,
      kitWords.deadlineCountdown,
      kitFormWords.editConflict,
      kitFormWords.formPage,
      kitFormWords.statusTimeline,
    ),
  head: ({ match }) =>
    pageHead(match.context, 'spaceApplying', ({ form, formDescription }) => ({
      title: form,
      description: formDescription,
    })),
  component: Modify,
});

function Modify() {
  return <ModifyPage id={Route.useParams().id} unit={Route.useSearch().unit} />;
}
