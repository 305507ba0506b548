import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { MAX_PICTURES, pictures } from '../tests/route-manifest.ts';
import { hasPalette } from './pictures/reduce-picture.ts';

const TESTS = join(import.meta.dirname, '../tests');
const ALL_PICTURES_MB = 30;
const PAGE_PICTURE_KB = 150;

const all = globSync('**/__screenshots__/**/*.png', { cwd: TESTS }).map((file) => ({
  file,
  png: readFileSync(join(TESTS, file)),
}));
const ofPages = all.filter(({ file }) => file.startsWith('pages/'));

test(`all pictures together take less than ${ALL_PICTURES_MB} MB`, () => {
  const bytes = all.reduce((sum, { png }) => sum + png.length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / 1e6).toBeLessThan(ALL_PICTURES_MB);
});

test('each picture is reduced to a palette: npm run pn -- run pictures:update', () => {
  expect(all.filter(({ png }) => !hasPalette(png)).map(({ file }) => file)).toEqual([]);
});

test(`each picture of a page takes at most ${PAGE_PICTURE_KB} kB`, () => {
  expect(ofPages.filter(({ png }) => png.length > PAGE_PICTURE_KB * 1000).map(({ file }) => file)).toEqual([]);
});

test('the pictures of pages are those that the route manifest chooses', () => {
  const files = ofPages.map(({ file }) => `${file.split('/').at(-2)}/${basename(file, '.png')}`);
  expect(files.sort()).toEqual(
    pictures()
      .map(({ setting, name }) => `${setting}/${name}`)
      .sort(),
  );
  expect(files.length).toBeLessThanOrEqual(MAX_PICTURES);
});
