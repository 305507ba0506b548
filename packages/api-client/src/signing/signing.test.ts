import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodySha256, canonicalParams, type RequestToSign, requestParams, SigningError, signParams } from './signing.ts';
import vectors from './vectors.json' with { type: 'json' };

type Algorithm = 'sha256' | 'md5' | 'hmac-sha256';

/** The same by another implementation, from the canonical text that a person wrote into the vector. */
const independently = (canonical: string, secret: string, algorithm: string) => {
  const text = `${canonical}&key=${secret}`;
  return algorithm === 'hmac-sha256'
    ? createHmac('sha256', secret).update(text, 'utf8').digest('hex')
    : createHash(algorithm).update(text, 'utf8').digest('hex');
};

describe('parameters are signed as the vectors say', () => {
  test.each(vectors.params)('$name', ({ params, canonical, secret, algorithm, sign }) => {
    expect(canonicalParams(params)).toBe(canonical);
    expect(independently(canonical, secret, algorithm)).toBe(sign);
    expect(signParams(params, secret, algorithm as Algorithm)).toBe(sign);
  });
});

describe('requests are signed as the vectors say', () => {
  test.each(vectors.requests)('$name', ({ request, canonical, secret, algorithm, sign }) => {
    const params = requestParams(request as RequestToSign);
    expect(canonicalParams(params)).toBe(canonical);
    expect(independently(canonical, secret, algorithm)).toBe(sign);
    expect(signParams(params, secret, algorithm as Algorithm)).toBe(sign);
  });
});

describe('a request that could mean two things is refused', () => {
  test.each(vectors.refused)('$name', ({ request }) => {
    expect(() => requestParams(request as RequestToSign)).toThrow(SigningError);
  });
});

describe('canonical text', () => {
  test('undefined is dropped, inside objects too', () => {
    expect(canonicalParams({ a: undefined, b: { c: undefined, d: 1 } })).toBe('b={"d":1}');
  });

  test('a date is its JSON text', () => {
    expect(canonicalParams({ at: { on: new Date(0) } })).toBe('at={"on":"1970-01-01T00:00:00.000Z"}');
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Symbol('a'), () => 1])('%s is refused', (value) => {
    expect(() => canonicalParams({ value })).toThrow(SigningError);
  });

  test('the order in which parameters were written changes nothing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), (params) => {
        const backwards = Object.fromEntries(Object.entries(params).reverse());
        expect(canonicalParams(backwards)).toBe(canonicalParams(params));
      }),
    );
  });

  test('any change of one value changes the signature', () => {
    const value = fc.stringMatching(/^[^&]{1,20}$/);
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value, { minKeys: 1 }), value, (params, other) => {
        const name = Object.keys(params).find((key) => key !== 'sign' && params[key] !== other);
        fc.pre(name !== undefined);
        expect(signParams({ ...params, [name ?? '']: other }, 's')).not.toBe(signParams(params, 's'));
      }),
    );
  });
});

test('a body is hashed as its UTF-8 bytes', () => {
  const text = '{"organization":"东港澜图"}';
  const expected = createHash('sha256').update(text, 'utf8').digest('hex');
  expect(bodySha256(text)).toBe(expected);
  expect(bodySha256(new TextEncoder().encode(text))).toBe(expected);
});
