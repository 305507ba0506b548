import * as z from 'zod/mini';
import { FLAG, flag, type Setting, setting } from './config.setting.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Codes and tokens pass over these: HTTPS, but for a provider on this machine. */
const endpoint = z.url().check(
  z.refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  }),
);

const CLAIMS = ['subject', 'name', 'phone', 'enterprise', 'credit_code'] as const;
/** Where a provider's answer holds each; a point leads into an object. */
export type ClaimMapping = Partial<Record<(typeof CLAIMS)[number], string>> & { subject: string };

const DEFAULT_CLAIMS: ClaimMapping = { subject: 'sub', name: 'name', phone: 'phone_number' };
const PAIR = `(${CLAIMS.join('|')})=[\\w:/.-]+`;
const claims = z.pipe(
  z.string().check(z.regex(new RegExp(`^${PAIR}(,${PAIR})*$`))),
  z.transform(
    (text): ClaimMapping => ({
      ...DEFAULT_CLAIMS,
      ...Object.fromEntries(text.split(',').map((pair) => pair.split('='))),
    }),
  ),
);

const url = (says: string) => setting(z.optional(endpoint), 'https://host/path, or http on this machine', says);

/** Of one single sign-on. @param what it is called in docs/configuration.md */
const settingsOf = <P extends Prefix>(prefix: P, what: string) => {
  const all = {
    ISSUER: url(`${what} by OpenID Connect: the issuer, whose endpoints are discovered. See [sign-on.md](sign-on.md)`),
    AUTHORIZATION_URL: url(
      `In place of discovery: where it asks people to log in. Without ${prefix}_ISSUER by OAuth 2.0`,
    ),
    TOKEN_URL: url(`With ${prefix}_AUTHORIZATION_URL: where it exchanges codes`),
    USERINFO_URL: url(`With ${prefix}_AUTHORIZATION_URL: where it answers who somebody is`),
    JWKS_URL: url(`With ${prefix}_AUTHORIZATION_URL and ${prefix}_ISSUER: where its keys are`),
    LOGOUT_URL: url('Where its own session ends; without it, the `end_session_endpoint` that is discovered'),
    CLIENT_ID: setting(z.optional(z.string()), 'the name of a client that is registered there', 'Who asks it'),
    CLIENT_SECRET: setting(z.optional(z.string()), `the secret of ${prefix}_CLIENT_ID`, 'Proves who asks it', true),
    CLIENT_AUTH: setting(
      z._default(z.enum(['basic', 'post']), 'basic'),
      'basic or post',
      'How the secret is sent: in a header, or in the form',
    ),
    SCOPES: setting(
      z._default(z.string().check(z.regex(/^[!#-[\]-~]+( [!#-[\]-~]+)*$/)), 'openid profile phone'),
      'scopes with a space between two',
      'What it is asked for',
    ),
    CLAIMS: setting(
      z._default(claims, DEFAULT_CLAIMS),
      `pairs for ${CLAIMS.join(', ')}, such as subject=sub,phone=user.mobile`,
      'Where its answer holds what is read from it',
    ),
    PHONE_VERIFIED: setting(
      z._default(flag, false),
      FLAG,
      '1 where it answers verified phones only; otherwise `phone_number_verified` has to say so',
    ),
  };
  return Object.fromEntries(Object.entries<Setting>(all).map(([name, setting]) => [`${prefix}_${name}`, setting])) as {
    [Name in keyof typeof all as `${P}_${Name}`]: (typeof all)[Name];
  };
};

/** `SSO_` for the zone's own, `YKSSO_` for the electronic business licence's. */
type Prefix = 'SSO' | 'YKSSO';

export const ssoSettings = {
  ...settingsOf('SSO', "The zone's single sign-on"),
  ...settingsOf('YKSSO', 'The sign-on with an electronic business licence'),
};

type Values = { [Name in keyof typeof ssoSettings]: z.output<(typeof ssoSettings)[Name]['is']> };

/** How to reach a provider. */
export interface SsoConfig {
  /** Null for OAuth 2.0 without an ID token. */
  issuer: string | null;
  /** Null where they are discovered. */
  endpoints: { authorization: string; token: string; userinfo: string | null; jwks: string | null } | null;
  logoutUrl: string | null;
  clientId: string;
  clientSecret: string;
  clientAuth: 'basic' | 'post';
  scopes: string;
  claims: ClaimMapping;
  phoneVerified: boolean;
}

/** Contradictions between the settings of one sign-on, one sentence each. */
export const ssoConflicts = (value: Values, prefix: Prefix): string[] => {
  const has = (name: 'ISSUER' | 'AUTHORIZATION_URL' | 'TOKEN_URL' | 'USERINFO_URL' | 'JWKS_URL') =>
    value[`${prefix}_${name}`] !== undefined;
  const missing = (name: string, why: string) => `${prefix}_${name} is missing. ${why}`;
  const explicit = has('AUTHORIZATION_URL') || has('TOKEN_URL');
  if (!explicit && !has('ISSUER')) {
    return value[`${prefix}_CLIENT_ID`]
      ? [missing('ISSUER', `Set it to the issuer that knows ${prefix}_CLIENT_ID, or unset ${prefix}_CLIENT_ID.`)]
      : [];
  }
  return [
    ...(value[`${prefix}_CLIENT_ID`] ? [] : [missing('CLIENT_ID', 'Set it to the client that is registered there.')]),
    ...(value[`${prefix}_CLIENT_SECRET`] ? [] : [missing('CLIENT_SECRET', `Set it to the secret of that client.`)]),
    ...(['AUTHORIZATION_URL', 'TOKEN_URL'] as const)
      .filter((name) => explicit && !has(name))
      .map((name) => missing(name, 'Set both endpoints, or neither for discovery.')),
    ...(explicit && has('ISSUER') && !has('JWKS_URL')
      ? [missing('JWKS_URL', `Set it to the keys that sign ID tokens, or unset ${prefix}_ISSUER for OAuth 2.0.`)]
      : []),
    ...(explicit && !has('ISSUER') && !has('USERINFO_URL')
      ? [missing('USERINFO_URL', 'OAuth 2.0 has no other answer to who somebody is.')]
      : []),
  ];
};

/** Null where the sign-on is not set. Its variables have passed `ssoConflicts`. */
export const ssoConfigOf = (value: Values, prefix: Prefix): SsoConfig | null => {
  const issuer = value[`${prefix}_ISSUER`] ?? null;
  const authorization = value[`${prefix}_AUTHORIZATION_URL`];
  const token = value[`${prefix}_TOKEN_URL`];
  const clientId = value[`${prefix}_CLIENT_ID`];
  const clientSecret = value[`${prefix}_CLIENT_SECRET`];
  const userinfo = value[`${prefix}_USERINFO_URL`] ?? null;
  const jwks = value[`${prefix}_JWKS_URL`] ?? null;
  const endpoints = authorization && token ? { authorization, token, userinfo, jwks } : null;
  if ((issuer === null && endpoints === null) || !clientId || !clientSecret) return null;
  return {
    issuer,
    endpoints,
    logoutUrl: value[`${prefix}_LOGOUT_URL`] ?? null,
    clientId,
    clientSecret,
    clientAuth: value[`${prefix}_CLIENT_AUTH`],
    scopes: value[`${prefix}_SCOPES`],
    claims: value[`${prefix}_CLAIMS`],
    phoneVerified: value[`${prefix}_PHONE_VERIFIED`],
  };
};
