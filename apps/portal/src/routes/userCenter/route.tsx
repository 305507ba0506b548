import { createFileRoute } from '@tanstack/react-router';
import { UserCentre } from '../../pages/account/user-centre.tsx';

/** The frame of the user centre stays while its pages change. All of it needs a login. Source: specification, section 6. */
export const Route = createFileRoute('/userCenter')({
  beforeLoad: ({ context }) => context.words.load('account', 'kit.userCentreFrame'),
  component: UserCentre,
});
