import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../../../pages/account/settings/profile-page.tsx';
import { accountWords } from '../../../../pages/account/words.ts';
import { credentialsWords } from '../../../../pages/shared/credentials/words.ts';
import { kitFormWords } from '../../../../platform/words/kit-form-words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/informate/userList')({
  beforeLoad: ({ context }) =>
    context.words.load(
      accountWords.accountSettings,
      credentialsWords.credentials,
      kitFormWords.editConflict,
      kitFormWords.formPage,
    ),
  head: ({ match }) =>
    pageHead(match.context, 'accountSettings', ({ profileTitle, profileDescription }) => ({
      title: profileTitle,
      description: profileDescription,
    })),
  component: ProfilePage,
});
