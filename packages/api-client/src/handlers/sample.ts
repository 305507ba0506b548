import * as z from 'zod/mini';

type Json = z.core.JSONSchema.BaseSchema;

/** Invented texts by field name, so that stories read like the portal. */
const BY_NAME: Readonly<Record<string, string>> = {
  address: '东港市海关路18号',
  contact_person: '林知远',
  contact_phone: '13800002026',
  credit_code: '91350100M000100Y43',
  department: '东港自贸片区管委会',
  enterprise_name: '东港澜图智能装备有限公司',
  issuer: '东港自贸片区管委会',
  label: '智能装备',
  mime: 'application/pdf',
  name: '林知远',
  number: '东政发〔2026〕31号',
  organization: '东港澜图智能装备有限公司',
  new_password: 'Sample-2026',
  old_password: 'Sample-2025',
  password: 'Sample-2026',
  phone: '13800002026',
  region_name: '东港市',
  title: '支持首台（套）重大技术装备研制与应用的若干措施',
};

/** Candidates for a pattern of the contract, tried in order. */
const CANDIDATES = [
  '2026-11-20',
  '2026-11',
  '2026Q3',
  '2026-11-20T09:30:00+08:00',
  '2026-11-20 09:30:00',
  '13800002026',
  '91350100M000100Y43',
  '350000',
  '2026',
  '/assets/sample',
  'projector',
  '0f'.repeat(32),
  'fuwu@donggang-ftz.example',
  'sample-1',
  'sample',
];

const textFor = (name: string, { minLength = 0, maxLength = 10_000, ...schema }: Json): string => {
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap((part) =>
    typeof part === 'object' && part.pattern !== undefined ? [new RegExp(part.pattern)] : [],
  );
  const sample = [BY_NAME[name], ...CANDIDATES].find(
    (text) =>
      text !== undefined &&
      text.length >= minLength &&
      text.length <= maxLength &&
      patterns.every((pattern) => pattern.test(text)),
  );
  if (sample !== undefined) return sample;
  throw new Error(
    `No sample fits ${name} (${patterns.join(', ')}, ${minLength} to ${maxLength}). Add one to CANDIDATES, or give the answer in a builder.`,
  );
};

const LEVELS = 6;

const valueFor = (name: string, schema: Json, root: Json, depth: number): unknown => {
  if (schema.$ref !== undefined) {
    const target = schema.$ref === '#' ? root : root.$defs?.[schema.$ref.replace('#/$defs/', '')];
    return valueFor(name, target as Json, root, depth + 1);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [choice] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choice !== undefined) return valueFor(name, choice as Json, root, depth);
  switch (schema.type) {
    case 'string':
      return textFor(name, schema);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'array': {
      // A tuple.
      if (schema.prefixItems)
        return (schema.prefixItems as Json[]).map((item) => valueFor(name, item, root, depth + 1));
      const count = depth > LEVELS ? 0 : Math.max(schema.minItems ?? 1, 1);
      return Array.from({ length: count }, () => valueFor(name, schema.items as Json, root, depth + 1));
    }
    case 'object': {
      const { properties = {}, additionalProperties, propertyNames } = schema;
      // A record of all members of an enumeration.
      const required = schema.required ?? ((propertyNames as Json | undefined)?.enum as string[] | undefined) ?? [];
      return Object.fromEntries(
        required.map((key) => [key, valueFor(key, (properties[key] ?? additionalProperties) as Json, root, depth + 1)]),
      );
    }
    default:
      return null;
  }
};

/**
 * A deterministic value that is valid by a schema of the contract: required fields, one item in each list, and texts
 * that fit the field names.
 *
 * @throws Error for a pattern without a matching candidate
 */
export const sampleOf = <S extends z.ZodMiniType>(schema: S): z.output<S> => {
  const document = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' });
  return valueFor('', document, document, 0) as z.output<S>;
};

/** A sample with some fields replaced: `build(booking, { status: 'approved' })`. */
export const build = <S extends z.ZodMiniType>(schema: S, over: Partial<z.output<S>> = {}): z.output<S> =>
  ({
    ...(sampleOf(schema) as object),
    ...over,
  }) as z.output<S>;
