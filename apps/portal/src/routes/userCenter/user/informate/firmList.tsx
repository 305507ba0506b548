import { createFileRoute } from '@tanstack/react-router';
import { PasswordPage } from '../../../../pages/account/settings/password-page.tsx';
import { accountWords } from '../../../../pages/account/words.ts';
import { authWords } from '../../../../pages/auth/words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/informate/firmList')({
  beforeLoad: ({ context }) => context.words.load(accountWords.settings, authWords.login),
  head: ({ match }) =>
    pageHead(match.context, ({ settings }) => ({
      title: settings?.passwordTitle,
      description: settings?.passwordDescription,
    })),
  component: PasswordPage,
});
