import { describe, expect, test } from 'vitest';
import { htmlAttributes, localeCookie, negotiate, readPreferences } from './preferences.ts';

const from = { cookie: '', acceptLanguage: '', lang: null, fallback: 'zh-CN' as const };

describe('the language of a page', () => {
  test.each([
    ['en-GB,en;q=0.9', 'en'],
    ['zh-TW,en;q=0.8', 'zh-CN'],
    ['fr,en;q=0.4,zh;q=0.5', 'zh-CN'],
    ['en;q=0,zh', 'zh-CN'],
    ['fr, de', null],
    ['', null],
  ])('reads %j as %j', (header, locale) => expect(negotiate(header)).toBe(locale));

  test('prefers the address to the stored choice, that to the browser, and that to the default', () => {
    expect(readPreferences({ ...from }).locale).toBe('zh-CN');
    expect(readPreferences({ ...from, acceptLanguage: 'en' }).locale).toBe('en');
    expect(readPreferences({ ...from, acceptLanguage: 'en', cookie: 'a=b; zk-lang=zh-CN' }).locale).toBe('zh-CN');
    expect(readPreferences({ ...from, cookie: 'zk-lang=zh-CN', lang: 'en' }).locale).toBe('en');
  });

  test('ignores what it does not know', () => {
    expect(readPreferences({ ...from, cookie: 'zk-lang=xx; a="><script>', lang: 'yy' })).toEqual({ locale: 'zh-CN' });
  });
});

test('writes language and brand', () =>
  expect(htmlAttributes({ locale: 'en' }, 'bsr')).toEqual({ lang: 'en', 'data-brand': 'bsr' }));

test('stores the language for the whole site', () =>
  expect(localeCookie('en')).toBe('zk-lang=en; Path=/; SameSite=Lax; Max-Age=31536000'));
