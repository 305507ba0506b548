import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import { PASSWORD_MAX, PASSWORD_MIN } from '@zonekit/api-client/auth/password-rule';
import { baseEndpoints, type Dictionary } from '@zonekit/api-client/base/contract';
import type { Locale } from '@zonekit/api-client/contract';
import { type Lifecycle, statesWithReason } from '@zonekit/api-client/lifecycle';
import { allLifecycles } from '@zonekit/api-client/lifecycle/all';
import { toIsoTime } from '../../database/parsers.ts';
import type { Labels, Module } from '../../frame/module.ts';
import { Problem } from '../../frame/problem.ts';
import { AGREEMENTS } from '../auth/auth.agreements.ts';
import { SMS_RULES } from '../auth/sms/sms-codes.ts';
import { signOnsOf } from '../auth/sso/sso.routes.ts';

const statesOf = ({ subject, states }: Lifecycle): [string, Labels] => [
  `${subject}_status`,
  Object.fromEntries(Object.entries(states).map(([state, { label }]) => [state, label])),
];

/** The states of every lifecycle and the enumerations of all modules, by name. Throws for a name that two use. */
const gather = (modules: readonly Module[]): Map<string, Labels> => {
  const all = new Map<string, Labels>(allLifecycles.map(statesOf));
  for (const { name: module, dictionaries = {} } of modules) {
    for (const [name, labels] of Object.entries(dictionaries)) {
      if (all.has(name)) throw new Error(`The dictionary ${name} of ${module} is there already. Name it otherwise.`);
      all.set(name, labels);
    }
  }
  return all;
};

/** By the name of the dictionary: the states that require a reason. */
const reasons = new Map(allLifecycles.map((lifecycle) => [`${lifecycle.subject}_status`, statesWithReason(lifecycle)]));

const dictionaryOf = (name: string, labels: Labels, locale: Locale): Dictionary => {
  const withReason = reasons.get(name);
  return {
    name,
    entries: Object.entries(labels).map(([value, words]) => ({
      value,
      label: words[locale],
      labels: { ...words },
      ...(withReason && { reason_required: withReason.includes(value) }),
    })),
  };
};

export const baseRoutes: Module['routes'] = (serve, context, modules) => {
  const all = gather(modules);
  const sso_providers = Object.keys(signOnsOf(context)) as SsoProvider[];

  serve(baseEndpoints.baseRequest, async ({ reply }) => {
    const now = context.now();
    reply.header('cache-control', 'no-store');
    return {
      data: {
        time: toIsoTime(now),
        ts: Math.floor(now.getTime() / 1000),
        demo: context.config.demo,
        sso_providers,
        agreements: AGREEMENTS,
        sms: SMS_RULES,
        password: { min: PASSWORD_MIN, max: PASSWORD_MAX },
      },
    };
  });

  serve(baseEndpoints.dictionaries, async ({ query, locale, reply }) => {
    const names = query.name ?? [...all.keys()];
    const data = names.map((name) => {
      const labels = all.get(name);
      if (!labels) throw new Problem(404, 'not_found', { details: { name } });
      return dictionaryOf(name, labels, locale);
    });
    reply.header('cache-control', 'public, max-age=3600').header('vary', 'accept-language');
    return { data };
  });
};
