import type * as z from 'zod/mini';
import type { Endpoint } from '../contract/contract.ts';

type Defined<S> = Exclude<S, undefined>;
type In<S> = S extends z.ZodMiniType ? z.input<S> : never;
type Out<S> = S extends z.ZodMiniType ? z.output<S> : never;

/** The transport adds these to calls that are signed among their parameters. */
type Signature = 'client_id' | 'ts' | 'sign';

/** Coerced and piped values take anything; their output says what is meant. */
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

/** Bytes to send. */
export interface Payload {
  blob: Blob;
  /** Of the bytes, lower-case hex. */
  sha256: string;
  /** Of the file, where it goes as one. */
  name?: string | undefined;
}

/** What a caller gives: `params` for the placeholders, `query`, `body`; each as the contract has it, less the signature. */
export type InputOf<E extends Endpoint> = Part<'params', Defined<E['params']>> &
  Part<'query', Defined<E['query']>> &
  Part<'body', Defined<E['body']>> &
  (E['bytes'] extends string ? { payload: Payload } : Record<never, never>);

/** The whole answer: `{ data }`, or `{ data, page, facets }` of a list. */
export type AnswerOf<E extends Endpoint> = z.output<E['response']>;

/** An input once its types have done their work. */
export interface AnyInput {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: Readonly<Record<string, unknown>> | undefined;
  payload?: Payload | undefined;
}
