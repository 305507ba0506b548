import { randomUUID } from 'node:crypto';
import { bodySha256, signParams } from '@zonekit/api-client/signing';
import type { LightMyRequestResponse } from 'fastify';
import type { Options, TestApi } from '../harness.ts';
import type { Operation } from './operations.ts';

export interface Sent {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  as: Options['as'] | null;
}

/** What is sent where an operation takes bytes. */
const BYTES = 'a piece of a file';

/** Half of a pair of surrogates becomes U+FFFD, as it does on any wire. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/** A value as an address holds it. */
const asText = (value: unknown): string =>
  wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Signs among the parameters, as section 7 of the specification wants it of the single sign-on. */
const signAmong = (values: Record<string, unknown>, { config, now }: TestApi['context']): Record<string, unknown> => {
  const { sign: _unused, ...rest } = values;
  const all = { ...rest, client_id: config.clientId, ts: Math.floor(now().getTime() / 1000) };
  return { ...all, sign: signParams(all, config.clientSecret) };
};

type Account = NonNullable<Sent['as']>;
const sessions = new WeakMap<TestApi, Map<Account, Promise<string>>>();

const sessionsOf = (api: TestApi): Map<Account, Promise<string>> => {
  const own = sessions.get(api) ?? new Map<Account, Promise<string>>();
  sessions.set(api, own);
  return own;
};

/** Sends an operation of the document, signed as a client does. An account keeps its session until an operation ends it. */
export const send = async (api: TestApi, operation: Operation, sent: Sent): Promise<LightMyRequestResponse> => {
  const { as } = sent;
  if (!as) return sendWith(api, operation, sent, null);
  const own = sessionsOf(api);
  const logIn = () => {
    const token = api.tokenOf(as);
    own.set(as, token);
    return token;
  };
  const answer = await sendWith(api, operation, sent, await (own.get(as) ?? logIn()));
  return answer.statusCode === 401 ? sendWith(api, operation, sent, await logIn()) : answer;
};

const sendWith = async (
  api: TestApi,
  operation: Operation,
  sent: Sent,
  token: string | null,
): Promise<LightMyRequestResponse> => {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(asText(sent.params[name])),
  );
  const inQuery = operation.signsParameters && operation.body === null;
  const query = new URLSearchParams(
    Object.entries(inQuery ? signAmong(sent.query, api.context) : sent.query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).filter((item) => item !== undefined).map((item) => [name, asText(item)]),
    ),
  ).toString();
  const value = operation.signsParameters && isRecord(sent.body) ? signAmong(sent.body, api.context) : sent.body;
  const json = operation.body === null ? undefined : wellFormed(JSON.stringify(value) ?? 'null');
  const body = operation.takesBytes ? BYTES : json;
  const { method } = operation;
  return api.app.inject({
    method,
    url: `/api${path}${query && `?${query}`}`,
    headers: {
      'accept-language': 'en',
      scene: 'web',
      ...(json !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      ...(operation.takesBytes && {
        'content-type': 'application/octet-stream',
        'x-content-sha256': bodySha256(BYTES),
      }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!operation.signsParameters && api.sign({ method, path, query, ...(body !== undefined && { body }) })),
    },
    ...(body !== undefined && { payload: body }),
  });
};
