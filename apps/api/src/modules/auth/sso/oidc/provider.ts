import * as client from 'openid-client';
import type { SsoConfig } from '../../../../config.sso.ts';

/** Seconds that a provider may take over one answer: a visitor waits for it. */
const TIMEOUT_S = 10;

/** The values of a login that its callback has to match. */
export interface Expected {
  state: string;
  nonce: string;
  code_verifier: string;
}

const authOf = ({ clientAuth, clientSecret }: SsoConfig): client.ClientAuth =>
  clientAuth === 'basic' ? client.ClientSecretBasic(clientSecret) : client.ClientSecretPost(clientSecret);

/** The configuration lets plain HTTP through for a provider on this machine alone. */
const isPlain = ({ issuer, endpoints }: SsoConfig) => (endpoints?.token ?? issuer ?? '').startsWith('http:');

const configured = async (config: SsoConfig): Promise<client.Configuration> => {
  const { issuer, endpoints, clientId } = config;
  const execute = [
    // Otherwise an ID token would be believed without its signature, as it comes from the provider itself over TLS.
    ...(issuer ? [client.enableNonRepudiationChecks] : []),
    ...(isPlain(config) ? [client.allowInsecureRequests] : []),
  ];
  if (!endpoints) {
    return client.discovery(new URL(issuer ?? ''), clientId, undefined, authOf(config), {
      execute,
      timeout: TIMEOUT_S,
    });
  }
  const { authorization, token, userinfo, jwks } = endpoints;
  const server: client.ServerMetadata = {
    issuer: issuer ?? new URL(token).origin,
    authorization_endpoint: authorization,
    token_endpoint: token,
    ...(userinfo && { userinfo_endpoint: userinfo }),
    ...(jwks && { jwks_uri: jwks }),
  };
  const made = new client.Configuration(server, clientId, undefined, authOf(config));
  made.timeout = TIMEOUT_S;
  for (const each of execute) each(made);
  return made;
};

/** @throws as openid-client does */
export const createProvider = (config: SsoConfig) => {
  const { issuer, claims: mapping } = config;
  let configuration: Promise<client.Configuration> | null = null;
  /** Discovered once; failures are not cached, so that the next login retries. */
  const find = (): Promise<client.Configuration> => {
    configuration ??= configured(config).catch((error) => {
      configuration = null;
      throw error;
    });
    return configuration;
  };

  /** OpenID Connect: the ID token, and what it lacks of the mapping from the userinfo endpoint, for the same subject. */
  const claimsByIdToken = async (server: client.Configuration, tokens: Tokens): Promise<Record<string, unknown>> => {
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no ID token.');
    const whole = Object.values(mapping).every((path) => Object.hasOwn(claims, path));
    if (whole || !server.serverMetadata().userinfo_endpoint) return claims;
    const more = await client.fetchUserInfo(server, tokens.access_token, claims.sub);
    return { ...more, ...claims };
  };

  /** OAuth 2.0: whatever JSON object the userinfo endpoint answers; its subject may have any name. */
  const claimsByUserinfo = async (server: client.Configuration, tokens: Tokens): Promise<Record<string, unknown>> => {
    const url = new URL(config.endpoints?.userinfo ?? '');
    const answer = await client.fetchProtectedResource(server, tokens.access_token, url, 'GET');
    if (!answer.ok) throw new Error(`The userinfo endpoint answered ${answer.status}.`);
    return (await answer.json()) as Record<string, unknown>;
  };

  return {
    newExpected: () => ({ nonce: client.randomNonce(), code_verifier: client.randomPKCECodeVerifier() }),

    async loginUrl(redirect_uri: string, { state, nonce, code_verifier }: Expected): Promise<string> {
      const code_challenge = await client.calculatePKCECodeChallenge(code_verifier);
      const parameters = { redirect_uri, scope: config.scopes, state, code_challenge, code_challenge_method: 'S256' };
      return client.buildAuthorizationUrl(await find(), { ...parameters, ...(issuer && { nonce }) }).href;
    },

    /** Who has logged in, as the provider tells it for a code. */
    async claimsOf(callback: URL, { state, nonce, code_verifier }: Expected): Promise<Record<string, unknown>> {
      const server = await find();
      const tokens = await client.authorizationCodeGrant(server, callback, {
        expectedState: state,
        pkceCodeVerifier: code_verifier,
        ...(issuer && { expectedNonce: nonce, idTokenExpected: true }),
      });
      return issuer ? claimsByIdToken(server, tokens) : claimsByUserinfo(server, tokens);
    },

    /** Null where the provider has no page to log out at. @param back the portal, as it is registered there */
    async logoutUrl(back: string | null): Promise<string | null> {
      if (config.logoutUrl) return config.logoutUrl;
      const server = await find();
      if (!server.serverMetadata().end_session_endpoint) return null;
      return client.buildEndSessionUrl(server, back === null ? {} : { post_logout_redirect_uri: back }).href;
    },
  };
};

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;

const REFUSED = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_PARSE_ERROR',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
]);

/** Whether an error means that this login does not hold: a code that is used or foreign, an answer that fails a check. */
export const isRefusal = (error: unknown): boolean => {
  if (error instanceof client.ResponseBodyError) return error.error === 'invalid_grant';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && REFUSED.has(code);
};
