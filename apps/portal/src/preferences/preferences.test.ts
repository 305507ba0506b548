import { describe, expect, test } from 'vitest';
import { cookieOf, htmlAttributes, negotiate, readPreferences } from './preferences.ts';

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
    expect(readPreferences({ ...from, cookie: 'zk-lang=xx; zk-theme="><script>', lang: 'yy' })).toEqual({
      locale: 'zh-CN',
      theme: null,
      comfort: false,
    });
  });
});

test('writes only the choices that were made', () => {
  expect(htmlAttributes({ locale: 'en', theme: 'dark', comfort: true }, 'ftz')).toEqual({
    lang: 'en',
    'data-brand': 'ftz',
    'data-theme': 'dark',
    'data-comfort': 'on',
  });
  expect(htmlAttributes({ locale: 'en', theme: null, comfort: false }, 'bsr')).toEqual({
    lang: 'en',
    'data-brand': 'bsr',
  });
});

test('forgets a choice by an expired cookie', () => expect(cookieOf('theme', null)).toMatch(/Max-Age=0$/));
