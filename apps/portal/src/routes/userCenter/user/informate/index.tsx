import { createFileRoute } from '@tanstack/react-router';
import { EnterprisePage } from '../../../../pages/account/enterprise/enterprise-page.tsx';
import { accountWords } from '../../../../pages/account/words.ts';
import { filesWords } from '../../../../pages/shared/files/words.ts';
import { kitFormWords } from '../../../../platform/words/kit-form-words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/informate')({
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: 'new' | 'current' } =>
    edit === 'new' || edit === 'current' ? { edit } : {},
  beforeLoad: ({ context }) =>
    context.words.load(
      accountWords.accountEnterprise,
      filesWords.files,
      kitFormWords.editConflict,
      kitFormWords.formPage,
      kitFormWords.regionPicker,
    ),
  head: ({ match }) =>
    pageHead(match.context, 'accountEnterprise', ({ title, description }) => ({ title, description })),
  component: Enterprise,
});

function Enterprise() {
  return <EnterprisePage edit={Route.useSearch().edit} />;
}
