import { createFileRoute } from '@tanstack/react-router';
import { PasswordPage } from '../../../../pages/account/settings/password-page.tsx';
import { accountWords } from '../../../../pages/account/words.ts';
import { credentialsWords } from '../../../../pages/shared/credentials/words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/informate/firmList')({
  beforeLoad: ({ context }) => context.words.load(accountWords.accountSettings, credentialsWords.credentials),
  head: ({ match }) =>
    pageHead(match.context, 'accountSettings', ({ passwordTitle, passwordDescription }) => ({
      title: passwordTitle,
      description: passwordDescription,
    })),
  component: PasswordPage,
});
