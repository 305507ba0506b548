import * as z from 'zod/mini';
import { ssoProvider } from '../auth/auth.contract.ts';
import { endpoint, envelope, isoTime, manyOf } from '../contract/contract.ts';

/** One enumeration of the contract with its labels; `label` is in the language of the request. */
export const dictionary = z.object({
  name: z.string(),
  entries: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      labels: z.object({ 'zh-CN': z.string(), en: z.string() }),
      /** States of a lifecycle: whether entering the state requires a reason. */
      reason_required: z.optional(z.boolean()),
    }),
  ),
});
export interface Dictionary extends z.infer<typeof dictionary> {}

/** Bootstrap data of a client: clock, agreements in force, sign-ons, rules of codes and passwords. */
export const baseAnswer = z.object({
  time: isoTime,
  ts: z.number(),
  demo: z.boolean(),
  sso_providers: z.array(ssoProvider),
  agreements: z.object({ terms_version: z.string(), privacy_version: z.string() }),
  sms: z.object({ digits: z.number(), life_s: z.number(), resend_after_s: z.number(), per_hour: z.number() }),
  password: z.object({ min: z.number(), max: z.number() }),
});
export interface BaseAnswer extends z.infer<typeof baseAnswer> {}

export const baseEndpoints = {
  baseRequest: endpoint({
    method: 'POST',
    path: '/universal/base/request',
    summary: 'What a client needs before anything else: the clock, agreements in force, sign-ons, rules',
    access: 'public',
    signsParameters: true,
    body: z.object({ client_id: z.string(), ts: z.coerce.number(), sign: z.string() }),
    response: envelope(baseAnswer),
  }),
  dictionaries: endpoint({
    method: 'GET',
    path: '/universal/base/dict',
    summary: 'The enumerations of the contract with their labels in both languages; all, or those that are named',
    access: 'public',
    query: z.object({ name: manyOf(z.string().check(z.regex(/^[a-z_]{1,64}$/))) }),
    errors: [404],
    response: envelope(z.array(dictionary)),
  }),
};
