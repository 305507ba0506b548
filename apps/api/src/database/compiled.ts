import type { Compilable, CompiledQuery } from 'kysely';
import type { Db, Tx } from '../frame/context.ts';

/** Where a value will stand in a query that is compiled before there is one. */
export class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once in the process, and asked with other values each time: to build one costs more
 * than to send it. For what nearly every request asks.
 *
 * @param build is given, as its values, what stands in their places: it passes them on as parameters and looks at none
 */
export const compiledOnce = <Values extends object, Row>(
  build: (db: Db | Tx, values: Values) => Compilable<Row>,
): ((db: Db | Tx, values: Values) => Promise<Row[]>) => {
  const places = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Values;
  let compiled: CompiledQuery<Row> | null = null;
  return async (db, values) => {
    compiled ??= build(db, places).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
};
