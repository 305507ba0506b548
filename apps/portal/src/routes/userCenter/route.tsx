import { createFileRoute } from '@tanstack/react-router';
import { UserCentre } from '../../pages/account/user-centre.tsx';
import { accountWords } from '../../pages/account/words.ts';

/** The frame of the user centre stays while its pages change. All of it needs a login. Source: specification, section 6. */
export const Route = createFileRoute('/userCenter')({
  beforeLoad: ({ context }) => context.words.load(accountWords.account, 'kit.userCentreFrame'),
  component: UserCentre,
});
