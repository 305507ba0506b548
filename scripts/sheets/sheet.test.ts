import { describe, expect, test } from 'vitest';
import { drawPdf } from './drawing.ts';
import { placeItems, sheetOf } from './sheet.ts';

const BOX = { x: 0, y: 0, width: 200, height: 100 };

/** A page of 150 × 75 pt with a filled rectangle and a word. */
const pdfOf = (word: string) => {
  const content = `0 0.278 0.506 rg 10 10 60 40 re f BT /F1 12 Tf 12 50 Td (${word}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 150 75] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const offsets: number[] = [];
  let text = '%PDF-1.4\n';
  for (const [at, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(text + table + trailer);
};

const itemOf = (name: string, word: string) => ({ name, drawing: drawPdf(pdfOf(word), BOX, word) });

describe('a sheet of a group', () => {
  const svg = sheetOf('Actions 动作', [itemOf('Button 按钮', 'send'), itemOf('Menu <菜单>', 'open')], {
    ground: '#ffffff',
    text: '#06111a',
  });

  test('names the group and each component as text', () => {
    for (const name of ['Actions 动作', 'Button 按钮', 'Menu &lt;菜单>']) expect(svg).toContain(`>${name}</text>`);
  });

  test('has shapes as vectors and text as outlines, no pictures', () => {
    expect(svg).toMatch(/<path [^>]*fill="#004781"/);
    expect(svg.match(/<use [^>]*href="#send-/g)).toHaveLength(4);
    expect(svg).not.toContain('<image');
  });

  test('keeps the ids of its drawings apart', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('drawings stand in rows, each below the highest of the row before', () => {
  const drawing = (width: number, height: number) => ({ elements: '', box: { x: 0, y: 0, width, height } });
  const { places, width, height } = placeItems([
    { name: 'A', drawing: drawing(700, 300) },
    { name: 'B', drawing: drawing(400, 100) },
    { name: 'C', drawing: drawing(800, 50) },
  ]);
  expect(places.map(({ x, y }) => [x, y])).toEqual([
    [40, 96],
    [780, 96],
    [40, 464],
  ]);
  expect([width, height]).toEqual([1280, 582]);
  expect(placeItems([{ name: 'Page', drawing: drawing(1440, 900) }]).width).toBe(1520);
});
