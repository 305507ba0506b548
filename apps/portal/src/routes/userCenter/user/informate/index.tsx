import { createFileRoute } from '@tanstack/react-router';
import { EnterprisePage } from '../../../../pages/account/enterprise/enterprise-page.tsx';
import { accountWords } from '../../../../pages/account/words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/informate')({
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: 'new' | 'current' } =>
    edit === 'new' || edit === 'current' ? { edit } : {},
  beforeLoad: ({ context }) =>
    context.words.load(accountWords.enterprise, 'kit.editConflict', 'kit.formPage', 'kit.regionPicker'),
  head: ({ match }) =>
    pageHead(match.context, ({ enterprise }) => ({ title: enterprise?.title, description: enterprise?.description })),
  component: Enterprise,
});

function Enterprise() {
  return <EnterprisePage edit={Route.useSearch().edit} />;
}
