import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('cleanHtml', () => {
  it.each([
    [
      'keeps headings, lists and tables',
      '<h2>一、总则</h2><ol><li>甲</li></ol><table><tbody><tr><th scope="row" colspan="2">1</th></tr></tbody></table>',
      '<h2>一、总则</h2><ol><li>甲</li></ol><table><tbody><tr><th scope="row" colspan="2">1</th></tr></tbody></table>',
    ],
    [
      'drops scripts and handlers',
      '<p onclick="steal()">a</p><script>steal()</script><img src="/a.png" onerror="steal()" alt="">',
      '<p>a</p><img src="/a.png" alt="">',
    ],
    [
      'drops styles, frames and forms',
      '<p style="position:fixed">a</p><iframe src="https://x.test"></iframe><form><input></form>',
      '<p>a</p>',
    ],
    [
      'drops addresses that run',
      '<a href="javascript:steal()">a</a><a href="//x.test">b</a><a href="/policy">c</a>',
      '<a>a</a><a>b</a><a href="/policy">c</a>',
    ],
  ])('%s', async (_name, html, clean) => {
    expect(await cleanHtml(html)).toBe(clean);
  });
});
