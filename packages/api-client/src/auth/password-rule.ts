/** A rule that a new password breaks. `personal`: it contains the account's name or the phone number. */
export type PasswordFault = 'short' | 'long' | 'letter' | 'digit' | 'personal';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 64;

/**
 * Broken rules of a new password, in display order; empty if it is acceptable. A letter and a digit are required by
 * graded protection (GB/T 22239). Spaces count as characters.
 */
export const passwordFaults = (
  password: string,
  { account = '', phone = '' }: { account?: string; phone?: string } = {},
): PasswordFault[] => {
  const folded = password.toLowerCase();
  const contains = (word: string) => word.length >= 4 && folded.includes(word.toLowerCase());
  const faults: [PasswordFault, boolean][] = [
    ['short', [...password].length < PASSWORD_MIN],
    ['long', [...password].length > PASSWORD_MAX],
    ['letter', !/\p{L}/u.test(password)],
    ['digit', !/\p{Nd}/u.test(password)],
    ['personal', contains(account) || contains(phone)],
  ];
  return faults.flatMap(([fault, holds]) => (holds ? [fault] : []));
};
