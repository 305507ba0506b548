import type { Endpoint } from '../contract/contract.ts';
import { sessionOf } from './session-cookie.ts';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shapeOf = (schema: unknown): Fields | null => {
  const def = isRecord(schema) ? schema.def : undefined;
  return isRecord(def) && isRecord(def.shape) ? def.shape : null;
};

/** Whether somewhere in an answer's shape stand a token and its user: what a login and a refresh answer. */
const holdsLogin = (schema: unknown): boolean => {
  const shape = shapeOf(schema);
  if (!shape) return false;
  return ('token' in shape && 'user_info' in shape) || Object.values(shape).some(holdsLogin);
};

/** Whether an endpoint answers a login. Derived from its contract, so that there is no list to maintain. */
export const beginsSession = (endpoint: Endpoint): boolean => holdsLogin(endpoint.response);

/** The same answer with the session's name in place of its token, and the token; null where it holds none. */
export const swapToken = (answer: unknown): { answer: unknown; token: string | null } => {
  if (!isRecord(answer)) return { answer, token: null };
  if (typeof answer.token === 'string' && isRecord(answer.user_info)) {
    return { answer: { ...answer, token: sessionOf(answer.token) }, token: answer.token };
  }
  const swapped: Fields = {};
  let token: string | null = null;
  for (const [name, value] of Object.entries(answer)) {
    const inner = swapToken(value);
    swapped[name] = inner.answer;
    token ??= inner.token;
  }
  return { answer: swapped, token };
};
