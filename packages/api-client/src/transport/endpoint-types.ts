import type * as z from 'zod/mini';
import type { Endpoint } from '../contract/contract.ts';

type Defined<S> = Exclude<S, undefined>;
type In<S> = S extends z.ZodMiniType ? z.input<S> : never;
type Out<S> = S extends z.ZodMiniType ? z.output<S> : never;

/** Added by the transport to requests that are signed among their parameters. */
type Signature = 'client_id' | 'ts' | 'sign';

/** Coerced and piped schemas accept any input; their output type says what is meant. */
type Meant<I, O> = unknown extends I ? O : I;
type At<T, K> = K extends keyof T ? T[K] : never;
type Optional<I, O> = {
  [K in keyof I]-?: Record<never, never> extends Pick<I, K> ? K : undefined extends At<O, K> ? K : never;
}[keyof I];
type Fields<I, O> = {
  [K in Exclude<keyof I, Optional<I, O> | Signature>]: Meant<I[K], At<O, K>>;
} & {
  [K in Exclude<Optional<I, O>, Signature>]?: Meant<I[K], At<O, K>> | undefined;
};

type Part<Name extends string, S, T = Fields<In<S>, Out<S>>> = [S] extends [never]
  ? Record<never, never>
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/** A file to send. */
export interface Payload {
  blob: Blob;
  /** SHA-256 of the bytes, lower-case hex. */
  sha256: string;
  /** File name, for a multipart body. */
  name?: string | undefined;
}

/** Input of a call: `params` for placeholders, `query`, `body`, as in the contract without the signature. */
export type InputOf<E extends Endpoint> = Part<'params', Defined<E['params']>> &
  Part<'query', Defined<E['query']>> &
  Part<'body', Defined<E['body']>> &
  (E['bytes'] extends string ? { payload: Payload } : Record<never, never>);

/** The whole body of the answer: `{ data }`, or `{ data, page, facets }` of a list. */
export type AnswerOf<E extends Endpoint> = z.output<E['response']>;

/** An input at run time, without its generic type. */
export interface AnyInput {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: Readonly<Record<string, unknown>> | undefined;
  payload?: Payload | undefined;
}
