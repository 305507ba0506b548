/** What a new password lacks; `personal`: it contains the account's name or the telephone number. */
export type PasswordFault = 'short' | 'long' | 'letter' | 'digit' | 'personal';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 64;

/**
 * What is wrong with a new password, in the order in which a form says it; empty where it will do. A letter and a digit are
 * asked for, as graded protection (GB/T 22239) has it; length is what counts, and spaces are characters.
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
