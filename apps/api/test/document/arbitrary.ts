import fc from 'fast-check';
import type { JsonSchema } from './operations.ts';

/** What breaks services: nothing, far too much, other types, and texts that mean something to somebody below. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', 0, -1, 1.5, 2 ** 53, -(2 ** 31) - 1, true, [], {}, [null], { a: { b: [] } }),
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e倒',
    "' or 1=1 --",
    '"; drop table users; --',
    '%',
    '\\',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    'x'.repeat(5_000),
    '冷'.repeat(300),
    '-0',
    '1e999',
    'NaN',
    '9999-99-99',
    '0000-00-00',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

const textOf = ({ pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<unknown> => {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const max = Math.min(maxLength, minLength + 40);
  return fc.string({ unit: 'grapheme', minLength, maxLength: max }).map((text) => text.slice(0, maxLength));
};

/**
 * Values that fit a schema; with `chaos`, each place holds something nasty instead now and then.
 * @param options.samples values by the name of a property or parameter, which are used as often as made-up ones
 */
export const arbitraryOf = (
  schema: JsonSchema,
  options: { chaos: boolean; samples?: Readonly<Record<string, readonly unknown[]>> },
  name = '',
): fc.Arbitrary<unknown> => {
  const inner = (part: JsonSchema, at = name) => arbitraryOf(part, options, at);
  const fitting = (): fc.Arbitrary<unknown> => {
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map((choice) => inner(choice)));
    // A text that several patterns hold, such as a date.
    if (schema.allOf && schema.type === 'string') {
      const [first, ...rest] = schema.allOf;
      const patterns = rest.map(({ pattern = '' }) => new RegExp(pattern));
      return textOf(first ?? {}).filter((text) => patterns.every((pattern) => pattern.test(String(text))));
    }
    if (schema.allOf)
      return fc.tuple(...schema.allOf.map((part) => inner(part))).map((all) => Object.assign({}, ...all));
    switch (schema.type) {
      case 'string':
        return textOf(schema);
      case 'integer':
        return fc.integer({
          min: Math.max(schema.minimum ?? -5, -(2 ** 31)),
          max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1),
        });
      case 'number':
        return fc.double({ min: schema.minimum ?? -5, max: schema.maximum ?? 1000, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return fc.array(inner(schema.items ?? {}), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
        });
      case 'object': {
        const properties = Object.entries(schema.properties ?? {});
        const record = Object.fromEntries(properties.map(([key, property]) => [key, inner(property, key)]));
        return options.chaos
          ? fc.record(record, { requiredKeys: [] })
          : fc.record(record, { requiredKeys: schema.required ?? [] });
      }
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  };
  const ids = options.samples?.[name];
  const likely = ids && ids.length > 0 ? fc.oneof(fc.constantFrom(...ids), fitting()) : fitting();
  return options.chaos ? fc.oneof({ arbitrary: likely, weight: 8 }, { arbitrary: nasty, weight: 1 }) : likely;
};
