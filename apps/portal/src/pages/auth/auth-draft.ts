/** What somebody has typed into one form of this area and finds again in the next. Never a password or a code. */
export interface AuthDraft {
  account: string;
  phone: string;
  name: string;
}

const draft: AuthDraft = { account: '', phone: '', name: '' };

/** In the memory of this page: a shared computer keeps nothing of it. Written by events alone, so never on a server. */
export const readDraft = (): Readonly<AuthDraft> => draft;
export const keepDraft = (part: Partial<AuthDraft>): void => {
  Object.assign(draft, part);
};
