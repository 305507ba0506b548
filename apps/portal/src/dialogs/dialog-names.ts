/** Dialogs that any page can open over itself, by `?dialog=`, so that they survive a reload and a sign-on. */
export const DIALOGS = ['booking', 'questionnaire'] as const;
export type DialogName = (typeof DIALOGS)[number];
