import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

test('drops scripts, handlers, styles, forms and addresses that run', async () => {
  const { html } = await cleanHtml(
    '<div onclick="x()" style="color:red" id="main">a<script>x()</script><a href="javascript:x()">b</a><form><input></form><img src=x onerror=x()></div>',
  );
  expect(html).toBe('<div>a<a>b</a><img src="x"></div>');
});

test('names the headings so that an outline can lead to them', async () => {
  const { html, outline } = await cleanHtml('<h2>一、方向</h2><p>x</p><h2>二、条件</h2>');
  expect(html).toBe('<h2 id="section-1">一、方向</h2><p>x</p><h2 id="section-2">二、条件</h2>');
  expect(outline).toEqual([
    { id: 'section-1', text: '一、方向' },
    { id: 'section-2', text: '二、条件' },
  ]);
});

test('tables can have the focus, so that wide ones scroll by keyboard', async () => {
  const { html } = await cleanHtml('<table><tbody><tr><td>30%</td></tr></tbody></table>');
  expect(html).toBe('<table tabindex="0"><tbody><tr><td>30%</td></tr></tbody></table>');
});
