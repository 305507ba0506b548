import { describe, expect, it } from 'vitest';
import { cleanFileName, endingOf } from './file-name.ts';

describe('cleanFileName', () => {
  it.each([
    ['申报书（终稿）.pdf', '申报书（终稿）.pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['..\\..\\windows\\win.ini.txt', 'win.ini.txt'],
    ['/etc/cron.d/job.csv', 'job.csv'],
    ['a.pdf\r\nset-cookie: x=1', 'a.pdfset-cookie_ x=1'],
    ['a\u0000.pdf', 'a.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['a\u200b\ufeffb.txt', 'ab.txt'],
    ['  ..hidden.txt. ', 'hidden.txt'],
    ['a<b>:"c"|?*.pdf', 'a_b___c____.pdf'],
    ['e\u0301.PDF', '\u00e9.pdf'],
    ['no ending', 'no ending'],
    ['..', null],
    ['', null],
    ['.pdf', 'pdf'],
    ['a/', null],
  ])('%j becomes %j', (sent, name) => {
    expect(cleanFileName(sent)).toBe(name);
  });

  it('keeps the ending of an overlong name, and cuts no character in two', () => {
    const name = cleanFileName(`${'👨‍👩‍👧图'.repeat(200)}.PDF`) ?? '';
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(180);
    expect(name.endsWith('.pdf')).toBe(true);
    expect(name).not.toMatch(/\ufffd|[\ud800-\udbff](?![\udc00-\udfff])/);
  });
});

it.each([
  ['a.tar.GZ', 'gz'],
  ['a', ''],
  ['a.', ''],
  ['a.b c', ''],
])('the ending of %j is %j', (name, ending) => expect(endingOf(name)).toBe(ending));
