import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { schemaResolver } from './schema-resolver.ts';

const schema = z
  .object({
    name: z.string().check(z.minLength(1, '请填写企业名称'), z.maxLength(3, '太长')),
    people: z.pipe(z.string(), z.transform(Number)),
    slots: z
      .array(z.object({ day: z.string().check(z.minLength(1, '请选择日期')) }))
      .check(z.minLength(1, '至少一个时段')),
  })
  .check(z.refine(({ name, people }) => name !== 'x' || people < 5, '人数过多'));
const resolve = schemaResolver(schema);
const options = { fields: {}, shouldUseNativeValidation: false };

describe('a form checked by its schema', () => {
  test('gives what the schema makes of the values', async () => {
    const result = await resolve({ name: '澜图', people: '12', slots: [{ day: '2026-11-25' }] }, undefined, options);
    expect(result).toEqual({ values: { name: '澜图', people: 12, slots: [{ day: '2026-11-25' }] }, errors: {} });
  });

  test('puts each message at its field, deep ones and lists too', async () => {
    const { errors } = await resolve({ name: '', people: '1', slots: [{ day: '' }] }, undefined, options);
    expect(errors).toMatchObject({ name: { message: '请填写企业名称' }, slots: [{ day: { message: '请选择日期' } }] });
    const none = await resolve({ name: 'a', people: '1', slots: [] }, undefined, options);
    expect(none.errors).toMatchObject({ slots: { message: '至少一个时段' } });
  });

  test('keeps what concerns the whole form at its root', async () => {
    const { errors } = await resolve({ name: 'x', people: '9', slots: [{ day: 'd' }] }, undefined, options);
    expect(errors).toMatchObject({ root: { message: '人数过多' } });
  });
});
