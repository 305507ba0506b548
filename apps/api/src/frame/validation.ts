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

export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (value: unknown) => {
    const parsed = z.safeParse(schema, value, { reportInput: true });
    return parsed.success ? { value: parsed.data } : { error: new ContractMismatch(parsed.error.issues) };
  };

/** For what is sent as an object: errors. Answers of the contract are written by `serve` itself. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (value: unknown) =>
    JSON.stringify(z.parse(schema, value));
