import { createFileRoute } from '@tanstack/react-router';
import { accountWords } from '../../pages/account/words.ts';
import { UserCentre } from '../../pages/shared/user-centre/user-centre.tsx';

/** The frame of the user centre stays while its pages change. All of it needs a login. Source: specification, section 6. */
export const Route = createFileRoute('/userCenter')({
  beforeLoad: ({ context }) => context.words.load(accountWords.account, 'kit.userCentreFrame'),
  component: UserCentre,
});
