import type * as z from 'zod/mini';
import { allEndpoints, type EndpointName } from '../contract/all-endpoints.ts';
import { binary, type Endpoint, type Locale } from '../contract/contract.ts';
import { localeOf } from '../contract/locale-of.ts';
import { matchEndpoint } from '../contract/match-endpoint.ts';
import {
  makeBooking,
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

/** A call as a handler gets it: held to the contract. */
export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  locale: Locale;
  /** Null for nobody. */
  token: string | null;
  request: Request;
}

type Answer<E extends Endpoint> = z.output<E['response']> | Response;
type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

/** Answers of a test's or a story's own, by the name of the call. */
export type Overrides = { [K in EndpointName]?: Handler<(typeof allEndpoints)[K]> };

export interface HandlersOptions {
  /** Where the service is mounted: the path of the base URL. */
  basePath?: string;
  clientId?: string;
  secret?: string;
  /** False for a page that calls through a gateway, which signs behind it. */
  verifySignatures?: boolean;
  /** Whether a token is somebody's; any is. */
  knows?: (token: string) => boolean;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const page = <T>(data: T[]) => ({
  data,
  page: { page_index: 1, page_size: 20, total: data.length, total_capped: false, next_cursor: null },
});

/** Answers that read better than the sample that the contract gives. */
const DEFAULTS: Overrides = {
  loginByAccount: () => ({ data: makeLogin() }),
  refreshToken: () => ({ data: makeLogin() }),
  listPolicies: () => ({ ...sampleOf(allEndpoints.listPolicies.response), ...page([makePolicy()]) }),
  getPolicy: ({ params }) => ({ data: makePolicyDetail({ id: params.data_id }) }),
  listDeclarations: () => ({ ...sampleOf(allEndpoints.listDeclarations.response), ...page([makeDeclaration()]) }),
  getDeclaration: ({ params }) => ({ data: makeDeclarationDetail({ id: params.data_id }) }),
  createBooking: ({ body }) => ({ data: makeBooking({ ...body, user_id: 'u-demo' }) }),
  listBookings: () => ({ ...sampleOf(allEndpoints.listBookings.response), ...page([makeBooking()]) }),
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
 * The service as one function of a request, for stories, importers' tests and service workers: every call of the contract is
 * answered, by an answer of yours or by one that its contract lets through. Signature, token, unknown addresses and
 * validation are refused as the service refuses them, in the language of the request. It keeps nothing between calls.
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
