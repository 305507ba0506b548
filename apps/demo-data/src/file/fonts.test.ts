import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { sheets } from '../material/sheet.files.ts';
import { zoneWords } from '../zone-words.ts';
import { policyDocuments, reports } from './documents.ts';
import { handouts } from './event-files.ts';
import { boldFont, regularFont } from './fonts.ts';
import { pictures } from './pictures.ts';
import { clausesOf } from './policy-pdf.ts';

// The reader of fonts that pdfkit brings along.
const { create } = createRequire(createRequire(import.meta.url).resolve('pdfkit'))('fontkit') as {
  create: (font: Buffer) => { hasGlyphForCodePoint: (code: number) => boolean };
};

it.each(['ftz', 'bsr'])(
  'has every letter that the demo of %s writes; else run scripts/make-demo-font.ts',
  (variant) => {
    const written = JSON.stringify(
      zoneWords(variant)([
        policyDocuments,
        policyDocuments.map(clausesOf),
        reports,
        handouts,
        sheets,
        pictures.map((picture) => picture.svg()),
      ]),
    );
    const letters = [...new Set(written)].filter((letter) => letter > ' ');
    for (const font of [create(regularFont()), create(boldFont())]) {
      const missing = letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
      expect(missing).toEqual([]);
    }
  },
);
