import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../../../pages/account/settings/profile-page.tsx';
import { pageHead } from '../../../../words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/informate/userList')({
  beforeLoad: ({ context }) => context.words.load('settings', 'login', 'kit.editConflict', 'kit.formPage'),
  head: ({ match }) =>
    pageHead(match.context, ({ settings }) => ({
      title: settings?.profileTitle,
      description: settings?.profileDescription,
    })),
  component: ProfilePage,
});
