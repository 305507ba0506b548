import { expect, it } from 'vitest';
import { productRows } from './product.rows.ts';
import { sheetFiles, sheets } from './sheet.files.ts';

const made = new Map(sheetFiles.map((file) => [file.id, file]));

it('has a data sheet for each product, and a safety data sheet for hazardous ones', () => {
  for (const { files, hazard } of productRows()) {
    expect(files.every((id) => made.has(id))).toBe(true);
    expect(files.filter((id) => id.startsWith('f-sds-'))).toHaveLength(hazard === 'hazardous' ? 1 : 0);
  }
  expect(new Set(sheets.map(({ id }) => id)).size).toBe(sheets.length);
});

it('makes them as PDF', async () => {
  const [first] = sheetFiles;
  const bytes = await first?.make((value) => value);
  expect(
    Buffer.from(bytes ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
