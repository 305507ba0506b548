import type { Locale } from '@zonekit/api-client/contract';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { en, zhCN } from 'zod/locales';
import * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** What a request fails with when it does not fit the contract. The words are found later, in its own language. */
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

const words = { 'zh-CN': zhCN().localeError, en: en().localeError };

/** `details.fields` of `validation_failed`: where (`appointment_dates/0/period`) and what, in the reader's language. */
export const fieldProblemsOf = (issues: readonly Issue[], locale: Locale): { path: string; message: string }[] =>
  issues.map((issue) => {
    const said = words[locale](issue as z.core.$ZodRawIssue);
    const message = typeof said === 'string' ? said : (said?.message ?? issue.message);
    return { path: issue.path.join('/'), message };
  });
