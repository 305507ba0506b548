import * as z from 'zod/mini';
import { fenOf } from '../../amount/amount.ts';
import { digitsOf } from './claim-values.ts';

export interface ClaimRules<Field extends string> {
  /** Fields whose file is still to arrive: the claim would go without it. */
  awaited: ReadonlySet<string>;
  say: (missing: Field) => string;
  notYet: string;
}

const issue = (message: string, input: unknown, path: (string | number)[] = []) =>
  ({ code: 'custom', path, message, input }) as const;

/** Rules that forms of claims share. The service checks the same. */
export const claimRules = <Field extends string>({ awaited, say, notYet }: ClaimRules<Field>) => ({
  needed: (name: Field) => z.string().check(z.refine((typed) => typed.trim() !== '', say(name))),
  matching: (name: Field, pattern: RegExp) =>
    z.string().check(z.refine((typed) => pattern.test(typed.trim()), say(name))),
  yuan: (name: Field) => z.string().check(z.refine((typed) => (fenOf(typed, 'yuan') ?? 0) > 0, say(name))),
  account: (name: Field) => z.string().check(z.refine((typed) => /^\d{8,30}$/.test(digitsOf(typed)), say(name))),
  /** One file that is needed. */
  file: (name: Field) =>
    z.string().check(
      z.superRefine((id: string, context) => {
        const message = awaited.has(name) ? notYet : !id && say(name);
        if (message) context.addIssue(issue(message, id));
      }),
    ),
  /** Places of files, of which one is needed. */
  files: (name: Field, required = true) =>
    z.array(z.string()).check(
      z.superRefine((ids: string[], context) => {
        ids.forEach((_, place) => {
          const missing = required && place === 0 && ids.every((id) => !id) && say(name);
          const message = awaited.has(`${name}.${place}`) ? notYet : missing;
          if (message) context.addIssue(issue(message, ids, [place]));
        });
      }),
    ),
});
