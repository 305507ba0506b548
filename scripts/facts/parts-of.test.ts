import { expect, test } from 'vitest';
import { partsOf } from './parts-of.ts';

const part = (name: string) => ({ part: name, description: '', props: [] });

test('a part with a page of its own stands there alone', () => {
  const source = 'export function Pagination() {}\nexport function CursorPagination() {}';
  const parts = [part('Pagination'), part('CursorPagination')];
  expect(partsOf('CursorPagination', source, parts, ['Pagination'])).toEqual({
    props: [part('CursorPagination')],
    imports: ['CursorPagination'],
  });
});

test('parts of one name are written after it', () => {
  const source = 'export function Title() {}\nexport const Dialog = { Title };';
  expect(partsOf('Dialog', source, [part('Title')], [])).toEqual({
    props: [part('Dialog.Title')],
    imports: ['Dialog'],
  });
});

test('several components of one entry are imported each by its own name', () => {
  const source = 'export function PanelLead() {}\nexport function PanelDays() {}';
  expect(partsOf('PanelFigures', source, [part('PanelLead'), part('PanelDays')], [])).toEqual({
    props: [part('PanelLead'), part('PanelDays')],
    imports: ['PanelLead', 'PanelDays'],
  });
});
