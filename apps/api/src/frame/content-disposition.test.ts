import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition, safeName } from './content-disposition.ts';

/** As a client of RFC 6266 reads it. */
const read = (header: string) => {
  const match = /^(inline|attachment); filename="([^"]*)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(header);
  if (!match) throw new Error(`not a header: ${header}`);
  return { fallback: match[2] ?? '', name: decodeURIComponent(match[3] ?? '') };
};

describe('contentDisposition', () => {
  it.each([
    ['申报书模板（智能装备方向）.docx', 'file.docx'],
    ['plan 2026.pdf', 'plan 2026.pdf'],
    ['东自贸规〔2026〕12号.pdf', '_2026_12_.pdf'],
    ["O'Brien (final)*.pdf", "O'Brien (final)_.pdf"],
    ['100% 完成;"引号".xlsx', '100_ _____.xlsx'],
    ['Ünïcödé.png', '_n_c_d_.png'],
    ['表情😀.png', 'file.png'],
    ['没有扩展名', 'file'],
  ])('%s falls back to %s', (name, fallback) => {
    const header = read(contentDisposition('inline', name));
    expect(header.fallback).toBe(fallback);
    expect(header.name).toBe(safeName(name));
  });

  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a__Set-Cookie_ x=1.pdf'],
    ['.htaccess', 'htaccess'],
    ['', 'file'],
    ['...', 'file'],
    ['报告\u202Efdp.exe', '报告_fdp.exe'],
    ['a\\b/c:d.pdf', 'a_b_c_d.pdf'],
  ])('%j is saved as %j', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });

  it('is one header that a client can read, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const header = contentDisposition('attachment', name);
        expect(header).toMatch(/^[\x20-\x7e]+$/);
        expect(read(header).name).toBe(safeName(name));
      }),
    );
  });
});
