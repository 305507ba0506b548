import * as z from 'zod/mini';

/**
 * Access: `public` anyone; `optional` anyone, with another answer for a signed-in user; `user` signed in; `operator` an
 * operator.
 */
export type Access = 'public' | 'optional' | 'user' | 'operator';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Shape = z.ZodMiniType;

/** One operation of the service. Service, client and OpenAPI document derive from it. */
export interface Endpoint<
  Params extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
  Body extends Shape | undefined = Shape | undefined,
  Response extends Shape = Shape,
> {
  method: Method;
  /** Below the base URL, with `{placeholders}`: `/policies/policies/{data_id}`. */
  path: string;
  summary: string;
  access: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Schema of the whole body, envelope included. `binary` for a file. */
  response: Response;
  /** Checks an answer where the schemas are not loaded yet. */
  check?: (answer: unknown) => Promise<ReturnType<Shape['safeParse']>>;
  status?: 200 | 201;
  /** Takes an `Idempotency-Key`; every create does. */
  idempotent?: boolean;
  /**
   * Takes a file's bytes instead of JSON: `multipart` as the part `file`, `plain` as the body. A multipart request is
   * signed over the SHA-256 of the file in `x-content-sha256`, because its boundary is not known before it is sent.
   */
  bytes?: 'multipart' | 'plain';
  /** The signature is among the request's own parameters (`client_id`, `ts`, `sign`), not in headers. */
  signsParameters?: boolean;
  /** Starts a session for the device named in `x-device-id`. */
  signsIn?: boolean;
  /** Error statuses besides 400, 401, 422, 429, 500 and 503. */
  errors?: readonly number[];
}

/** Infers literal types, so that the type of a call knows whether its user can be null. */
export const endpoint = <const E extends Endpoint>(spec: E): E => spec;

/** `{ "data": … }`. A success has no `message`, since clients show any message as a toast. */
export const envelope = <T extends Shape>(data: T) => z.object({ data });

export const pageInfo = z.object({
  page_index: z.number(),
  page_size: z.number(),
  total: z.number(),
  /** True when `total` is the cap ("10,000+") and not a count. */
  total_capped: z.boolean(),
  /** Opaque; null on the last page. */
  next_cursor: z.nullable(z.string()),
});
export interface PageInfo extends z.infer<typeof pageInfo> {}

/** `{ "data": [ … ], "page": … }`. */
export const pageOf = <T extends Shape>(item: T) => z.object({ data: z.array(item), page: pageInfo });

export const facetValue = z.object({ value: z.string(), label: z.string(), count: z.number() });
export interface FacetValue extends z.infer<typeof facetValue> {}

/** A page with its facets. Each facet is counted without its own filter: the counts of the other choices. */
export const facetedPageOf = <T extends Shape, F extends Record<string, z.ZodMiniArray<typeof facetValue>>>(
  item: T,
  facets: F,
) => z.object({ data: z.array(item), page: pageInfo, facets: z.object(facets) });

/** Query of a list. `cursor` overrides `page_index`. */
export const pageQuery = {
  page_index: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  page_size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  cursor: z.optional(z.string().check(z.maxLength(400))),
};

/** A query parameter that may be repeated: `level=city&level=district`. */
export const manyOf = <T extends Shape>(item: T) =>
  z.pipe(
    z.transform((value: unknown) => (value === undefined ? undefined : Array.isArray(value) ? value : [value])),
    z.optional(z.array(item).check(z.maxLength(50))),
  );

export const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/));
/** `YYYY-MM-DD`, an existing day. Year 0000 is refused: PostgreSQL has no year 0. */
export const isoDate = z.iso.date().check(z.regex(/^(?!0000)/));
/** ISO 8601 with the zone's offset: `2026-11-20T09:30:00+08:00`. */
export const isoTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?\+08:00$/));
export const locale = z.enum(['zh-CN', 'en']);
export type Locale = z.infer<typeof locale>;
/** Trimmed, not empty. */
export const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
/** Mainland mobile number: 11 digits, 1 then 3 to 9. */
export const mobile = z.string().check(z.trim(), z.regex(/^1[3-9]\d{9}$/));
/**
 * Unified social credit code: 18 characters without I, O, S, V, Z. The check digit is not verified, because real early
 * codes fail it; the form warns instead. Source: GB 32100-2015.
 */
export const creditCode = z.string().check(z.trim(), z.regex(/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/));
/** Amount in fen. */
export const money = z.object({ amount: z.number().check(z.int()), currency: z.literal('CNY') });

export const errorCode = z.enum([
  'bad_request',
  'signature_invalid',
  'signature_expired',
  'nonce_replayed',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'permission_required',
  'booking_closed',
  'payload_too_large',
  'unsupported_media_type',
  'range_not_satisfiable',
  'watermark_refused',
  'validation_failed',
  'idempotency_mismatch',
  'transition_refused',
  'captcha_invalid',
  'credentials_invalid',
  'account_locked',
  'rate_limited',
  'internal',
  'unavailable',
]);
export type ErrorCode = z.infer<typeof errorCode>;

/** Body of every answer that is not a success. `message` is in the language of the request. */
export const errorBody = z.object({
  code: errorCode,
  message: z.string(),
  /** By code, for example `fields` of `validation_failed`; `conflicts` and `nearest_free` of a booking's `conflict`. */
  details: z.optional(z.record(z.string(), z.unknown())),
  /** The 412 of a file has `permission_status` here. */
  data: z.optional(z.record(z.string(), z.unknown())),
});
export interface ErrorBody extends z.infer<typeof errorBody> {}

/** Details of `validation_failed`: a JSON pointer without its leading slash (`contact_phone`), and the problem. */
export const fieldProblems = z.object({ fields: z.array(z.object({ path: z.string(), message: z.string() })) });

/** A file as an answer. Its bytes are streamed and not validated. */
export const binary = z.any();
