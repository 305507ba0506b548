import { createFileRoute } from '@tanstack/react-router';
import { PasswordPage } from '../../../../pages/account/settings/password-page.tsx';
import { pageHead } from '../../../../words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/informate/firmList')({
  beforeLoad: ({ context }) => context.words.load('settings', 'login'),
  head: ({ match }) =>
    pageHead(match.context, ({ settings }) => ({
      title: settings?.passwordTitle,
      description: settings?.passwordDescription,
    })),
  component: PasswordPage,
});
