import type { Endpoint } from './contract.ts';

type Schema = 'params' | 'query' | 'body' | 'response';
type Light = Omit<Endpoint, Schema | 'summary' | 'errors' | 'check'> & { hasBody?: true };

/**
 * Endpoints without their schemas, for what calls them: a page then starts without the schema library, which loads with the
 * first answer to check. `<name>.endpoints.gen.ts` calls this; `npm run pn -- run generate` writes it from the contract.
 *
 * The types are those of the contract. At run time `params`, `query`, `response`, `summary` and `errors` are absent, and `body`
 * is an empty object where the contract has one.
 */
export const lightEndpoints = <T extends Record<keyof T, Endpoint>, K extends keyof T & string>(
  endpoints: Readonly<Record<K, Light>>,
  load: () => Promise<T>,
): Pick<T, K> => {
  const entries = Object.entries<Light>(endpoints).map(([name, { hasBody, ...endpoint }]) => [
    name,
    {
      ...endpoint,
      ...(hasBody && { body: {} }),
      check: async (answer: unknown) => (await load())[name as K].response.safeParse(answer),
    },
  ]);
  return Object.fromEntries(entries) as Pick<T, K>;
};
