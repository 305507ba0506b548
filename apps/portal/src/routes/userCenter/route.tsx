import { createFileRoute } from '@tanstack/react-router';
import { formWords } from '../../pages/shared/form/words.ts';
import { UserCentre } from '../../pages/shared/user-centre/user-centre.tsx';
import { userCentreWords } from '../../pages/shared/user-centre/words.ts';
import { kitFormWords } from '../../platform/words/kit-form-words.ts';

/** The frame of the user centre stays while its pages change. All of it needs a login. Source: specification, section 6. */
export const Route = createFileRoute('/userCenter')({
  beforeLoad: ({ context }) =>
    context.words.load(userCentreWords.userCentre, formWords.form, kitFormWords.userCentreFrame),
  component: UserCentre,
});
