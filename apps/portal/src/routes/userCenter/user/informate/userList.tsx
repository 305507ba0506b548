import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../../../pages/account/settings/profile-page.tsx';
import { accountWords } from '../../../../pages/account/words.ts';
import { credentialsWords } from '../../../../pages/shared/credentials/words.ts';
import { kitWords } from '../../../../platform/words/kit-words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/informate/userList')({
  beforeLoad: ({ context }) =>
    context.words.load(
      accountWords.accountSettings,
      credentialsWords.credentials,
      kitWords.editConflict,
      kitWords.formPage,
    ),
  head: ({ match }) =>
    pageHead(match.context, 'accountSettings', ({ profileTitle, profileDescription }) => ({
      title: profileTitle,
      description: profileDescription,
    })),
  component: ProfilePage,
});
