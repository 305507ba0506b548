/** Dialogs that any page can open over itself, by `?dialog=`, so that they survive a reload and a sign-on. */
export const DIALOGS = ['booking', 'questionnaire'] as const;
export type DialogName = (typeof DIALOGS)[number];

/** What an address says to its page: a dialog that opens over the page reads nothing anew. */
export const withoutDialog = ({ dialog: _, ...own }: { dialog?: DialogName }): Record<string, unknown> => own;
