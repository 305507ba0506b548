/** Dialogs that any page can open over itself, by `?dialog=`, so that they survive a reload and a sign-on. */
const DIALOGS = ['booking', 'questionnaire'] as const;
export type DialogName = (typeof DIALOGS)[number];

/** The dialog that an address names; undefined for none, and for what is no name of one. */
export const dialogOf = (name: unknown): DialogName | undefined => DIALOGS.find((dialog) => dialog === name);

/** What an address says to its page: a dialog that opens over the page reads nothing anew. */
export const withoutDialog = ({ dialog: _, ...own }: { dialog?: DialogName }): Record<string, unknown> => own;
