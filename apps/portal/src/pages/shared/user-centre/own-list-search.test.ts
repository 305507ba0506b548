import { roadshowBooking } from '@zonekit/api-client/lifecycle/roadshow-booking';
import { describe, expect, test } from 'vitest';
import { ownListHref, ownListQuery, readOwnList } from './own-list-search.ts';

describe('the address of a list of own records', () => {
  test.each([
    [{}, { page: 1 }],
    [
      { status: 'approved', page: '2' },
      { status: 'approved', page: 2 },
    ],
    [{ status: 'toString', page: '-3' }, { page: 1 }],
    [{ status: 'draft', page: 'x' }, { page: 1 }],
  ])('%j is read as %j', (params, search) => expect(readOwnList(roadshowBooking, params)).toEqual(search));

  test.each([
    [{}, '/a'],
    [{ page: 1 }, '/a'],
    [{ status: 'approved', page: 1 }, '/a?status=approved'],
    [{ status: 'approved', page: 3 }, '/a?status=approved&page=3'],
  ])('%j is written as %s', (search, href) => expect(ownListHref('/a', search)).toBe(href));
});

test('a page without a state asks for all states', () => {
  expect(ownListQuery({ page: 2 })).toEqual({ page_index: 2, page_size: 10 });
  expect(ownListQuery({ status: 'held', page: 1 })).toEqual({ status: ['held'], page_index: 1, page_size: 10 });
});
