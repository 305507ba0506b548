import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../frame/context.ts';

/** Stands for a parameter in a query that is compiled before the parameter's value is known. */
export class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once in the process, and sent with other parameters each time: to build a query costs
 * more than to send it. For the queries of nearly every request.
 *
 * @param build is given placeholders as the values: it passes them on as parameters and reads none
 */
export const compiledOnce = <Values extends object, Row>(
  build: (db: Db | Tx, values: Values) => Compilable<Row>,
): ((db: Db | Tx, values: Values) => Promise<Row[]>) => {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values;
  let compiled: CompiledQuery<Row> | null = null;
  return async (db, values) => {
    compiled ??= build(db, placeholders).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
};

/** A query as part of another one, built and compiled once in the process. */
export const compiledPart = (build: (db: Db | Tx) => Compilable): ((db: Db | Tx) => RawBuilder<unknown>) => {
  let part: RawBuilder<unknown> | null = null;
  return (db) => {
    if (part) return part;
    const compiled = build(db).compile();
    // Texts, and numbers of parameters between them.
    const pieces = compiled.sql.split(/\$(\d+)/);
    const texts = pieces.filter((_, index) => index % 2 === 0);
    const numbers = pieces.filter((_, index) => index % 2 === 1);
    const values = numbers.map((number) => compiled.parameters[Number(number) - 1]);
    part = sql(Object.assign(texts, { raw: texts }), ...values);
    return part;
  };
};
