import type { LoadDialogs } from '../shell/dialogs/shell-dialogs.tsx';

/** Apart, since it names the files of each dialog, about 60 in all, which home's script would hold. */
const files = () => import('./-dialog-files.ts');

/** The dialogs that any page can open over itself; each loads the words that it needs. */
export const dialogs: LoadDialogs = {
  booking: async () => (await files()).booking(),
  questionnaire: async () => (await files()).questionnaire(),
};
