import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** The error of a request that does not fit the contract. The answer's message is written later, in the language of the request. */
export class ContractMismatch extends Error {
  readonly issues: readonly Issue[];
  constructor(issues: readonly Issue[]) {
    super('The request does not fit the contract.');
    this.issues = issues;
  }
}

/**
 * A schema as a function of its own, made when it is first used: a process uses few of the contract's schemas, and an interpreted
 * one costs as much as all else that is done for a list.
 */
export const compiledOnUse = (schema: z.ZodMiniType): (() => z.ZodMiniType) => {
  let compiled: z.ZodMiniType | null = null;
  return () => {
    compiled ??= z.compile(schema);
    return compiled;
  };
};

export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> = ({ schema }) => {
  const compiled = compiledOnUse(schema);
  return (value: unknown) => {
    const parsed = z.safeParse(compiled(), value, { reportInput: true });
    return parsed.success ? { value: parsed.data } : { error: new ContractMismatch(parsed.error.issues) };
  };
};

/** For what is sent as an object: errors. Answers of the contract are written by `serve` itself. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (value: unknown) =>
    JSON.stringify(z.parse(schema, value));
