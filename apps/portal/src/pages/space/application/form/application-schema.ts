import { MOST_TERM_MONTHS } from '@zonekit/api-client/space/entry-application/lists';
import { checkCreditCode } from '@zonekit/portal-kit/credit-code';
import * as z from 'zod/mini';
import { fenOf } from '../../../shared/amount/amount.ts';
import type { ApplicationField, ApplicationValues } from './application-values.ts';

/** Mainland mobile number. Source: specification, section 5. */
const MOBILE = /^1[3-9]\d{9}$/;
const isCount = (typed: string, most: number) => /^[1-9]\d{0,5}$/.test(typed.trim()) && Number(typed) <= most;

/** Rules of what is typed. An empty field of a draft needs to meet none. */
const RULES: Readonly<Partial<Record<ApplicationField, (typed: string) => boolean>>> = {
  credit_code: (typed) => checkCreditCode(typed.trim().toUpperCase()) !== 'malformed',
  contact_phone: (typed) => MOBILE.test(typed.trim()),
  term_months: (typed) => isCount(typed, MOST_TERM_MONTHS),
  headcount: (typed) => isCount(typed, 100_000),
  investment: (typed) => fenOf(typed, 'wan') !== null,
};

/** Fields of a draft that the service would refuse: typed in part, or wrongly. */
export const unsendable = (values: ApplicationValues): ApplicationField[] =>
  (Object.keys(RULES) as ApplicationField[]).filter((name) => {
    const typed = String(values[name]);
    return typed.trim() !== '' && RULES[name]?.(typed) === false;
  });

export interface ApplicationRules {
  /** `YYYY-MM-DD`. */
  today: string;
  /** Fields whose file is still to arrive: the application would go without it. */
  awaited: ReadonlySet<string>;
  say: (missing: ApplicationField) => string;
  notYet: string;
}

/** What an application needs to be submitted. The service checks the same once more. */
export const applicationSchema = ({ today, awaited, say, notYet }: ApplicationRules) => {
  const needed = (name: ApplicationField) =>
    z.string().check(z.refine((typed) => typed.trim() !== '' && (RULES[name]?.(typed) ?? true), say(name)));
  const text = z.string();
  return z
    .object({
      enterprise_name: needed('enterprise_name'),
      credit_code: needed('credit_code'),
      address: text,
      industry: needed('industry'),
      unit_id: needed('unit_id'),
      starts_on: z.string().check(z.refine((day) => day >= today, say('starts_on'))),
      term_months: needed('term_months'),
      rent_period: needed('rent_period'),
      purpose: needed('purpose'),
      headcount: needed('headcount'),
      investment: needed('investment'),
      environmental_impact: needed('environmental_impact'),
      environmental_note: text,
      contact_person: needed('contact_person'),
      contact_phone: needed('contact_phone'),
      licence: z.string().check(
        z.superRefine((licence: string, context) => {
          const message = awaited.has('licence') ? notYet : !licence && say('licence');
          if (message) context.addIssue({ code: 'custom', message, input: licence });
        }),
      ),
      attachments: z.array(z.string()).check(
        z.superRefine((files: string[], context) => {
          files.forEach((_, place) => {
            if (!awaited.has(`attachments.${place}`)) return;
            context.addIssue({ code: 'custom', path: [place], message: notYet, input: files });
          });
        }),
      ),
    })
    .check(
      z.refine(
        ({ environmental_impact, environmental_note }) =>
          environmental_impact !== 'yes' || environmental_note.trim() !== '',
        { path: ['environmental_note'], message: say('environmental_note') },
      ),
    );
};
