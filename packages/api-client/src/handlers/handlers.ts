import type * as z from 'zod/mini';
import { allEndpoints, type EndpointName } from '../contract/all-endpoints.ts';
import { binary, type Endpoint, type Locale } from '../contract/contract.ts';
import { localeOf } from '../contract/locale-of.ts';
import { matchEndpoint } from '../contract/match-endpoint.ts';
import {
  makeBooking,
  makeBookingSummary,
  makeDeclaration,
  makeDeclarationDetail,
  makeLogin,
  makePolicy,
  makePolicyDetail,
} from './builders.ts';
import { checkSignature, Refusal, readInput } from './checks.ts';
import { sampleOf } from './sample.ts';

export { Refusal };

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** A validated request, as a handler receives it. */
export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  locale: Locale;
  /** Null without a token. */
  token: string | null;
  request: Request;
}

type Answer<E extends Endpoint> = z.output<E['response']> | Response;
type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

/** Answers of a test or story, by endpoint name. */
export type Overrides = { [K in EndpointName]?: Handler<(typeof allEndpoints)[K]> };

export interface HandlersOptions {
  /** Path of the base URL, where the service is mounted. */
  basePath?: string;
  clientId?: string;
  secret?: string;
  /** False for a page behind a gateway, which signs after it. */
  verifySignatures?: boolean;
  /** Whether a token is valid; by default every one. */
  knows?: (token: string) => boolean;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const page = <T>(data: T[]) => ({
  data,
  page: { page_index: 1, page_size: 20, total: data.length, total_capped: false, next_cursor: null },
});

/** Answers that are more readable than the contract's samples. */
const DEFAULTS: Overrides = {
  loginByAccount: () => ({ data: makeLogin() }),
  refreshToken: () => ({ data: makeLogin() }),
  listPolicies: () => ({ ...sampleOf(allEndpoints.listPolicies.response), ...page([makePolicy()]) }),
  getPolicy: ({ params }) => ({ data: makePolicyDetail({ id: params.data_id }) }),
  listDeclarations: () => ({ ...sampleOf(allEndpoints.listDeclarations.response), ...page([makeDeclaration()]) }),
  getDeclaration: ({ params }) => ({ data: makeDeclarationDetail({ id: params.data_id }) }),
  createBooking: ({ body }) => ({ data: makeBooking({ ...body, user_id: 'u-demo' }) }),
  listBookings: () => ({ ...sampleOf(allEndpoints.listBookings.response), ...page([makeBookingSummary()]) }),
  getBooking: ({ params }) => ({ data: makeBooking({ id: params.booking_id }) }),
  moveBooking: ({ params, body }) => ({
    data: makeBooking({ id: params.booking_id, status: body.status, allowed: [] }),
  }),
  getFile: () => new Response('%PDF-1.7\n', { headers: { 'content-type': 'application/pdf' } }),
};

const NAMES = new Map(
  Object.entries(allEndpoints).map(([name, endpoint]) => [endpoint as Endpoint, name as EndpointName]),
);
const ENDPOINTS = [...NAMES.keys()];

/**
 * The service as one function of a request, for stories, tests and service workers. Every endpoint is answered by an
 * override, else by a sample that is valid by its contract. Signature, token, unknown addresses and invalid input are
 * refused as by the service, in the language of the request. It stores nothing.
 *
 * - a transport: `createTransport({ …, fetch: (input, init) => handle(new Request(input, init)) })`
 * - msw: `http.all('https://api.example/*', ({ request }) => handle(request))`
 * - a service worker: `event.respondWith(handle(event.request))`
 */
export const handlers = (overrides: Overrides = {}, options: HandlersOptions = {}) => {
  const { basePath = '/api', clientId = 'zonekit-portal', secret = 'demo-secret', now = Date.now, knows } = options;

  const answer = async (request: Request, locale: Locale): Promise<Response> => {
    const url = new URL(request.url);
    const path = url.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : '';
    const match = matchEndpoint(ENDPOINTS, request.method, path);
    if (match.status === 'unknown') throw new Refusal(404, 'not_found');
    if (match.status === 'other-method') {
      throw new Refusal(405, 'method_not_allowed', { headers: { allow: match.allowed.join(', ') } });
    }
    const { endpoint, params } = match;
    const query = url.search.slice(1);
    const received = { endpoint, method: request.method, path, query, params, headers: request.headers };
    const full = { ...received, text: await request.clone().text() };
    if (options.verifySignatures !== false) checkSignature(full, { clientId, secret, now: now() });
    const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
    const token = bearer !== null && (knows?.(bearer) ?? true) ? bearer : null;
    if (token === null && (endpoint.access === 'user' || endpoint.access === 'operator')) {
      throw new Refusal(401, 'unauthenticated');
    }
    const name = NAMES.get(endpoint) as EndpointName;
    const handler = (overrides[name] ?? DEFAULTS[name]) as Handler<Endpoint> | undefined;
    const call = { ...readInput(full, locale), locale, token, request } as unknown as Call<Endpoint>;
    const given = handler
      ? await handler(call)
      : endpoint.response === binary
        ? new Response('sample')
        : sampleOf(endpoint.response);
    if (given instanceof Response) return given;
    const body = endpoint.response.safeParse(given);
    if (!body.success) {
      const places = body.error.issues.map((issue) => `${issue.path.join('/')}: ${issue.code}`).join(', ');
      throw new Error(`handlers: the answer of ${name} does not fit its contract (${places}).`);
    }
    return Response.json(body.data, { status: endpoint.status ?? 200, headers: { 'content-language': locale } });
  };

  return async (request: Request): Promise<Response> => {
    const locale = localeOf(request.headers.get('accept-language') ?? undefined);
    try {
      return await answer(request, locale);
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse(locale);
      throw error;
    }
  };
};
