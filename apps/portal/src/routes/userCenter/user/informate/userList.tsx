import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../../../pages/account/settings/profile-page.tsx';
import { accountWords } from '../../../../pages/account/words.ts';
import { authWords } from '../../../../pages/auth/words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/informate/userList')({
  beforeLoad: ({ context }) =>
    context.words.load(accountWords.settings, authWords.login, 'kit.editConflict', 'kit.formPage'),
  head: ({ match }) =>
    pageHead(match.context, ({ settings }) => ({
      title: settings?.profileTitle,
      description: settings?.profileDescription,
    })),
  component: ProfilePage,
});
