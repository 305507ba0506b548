import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

const here = { pathname: '/policy/policyDocument', searchStr: '?level=city&level=district&dialog=booking' };
const hrefOf = (href: string) => linkTarget(href, here)?.href;

test.each(['/', '/policy?q=x', '/policy#main'])('%s is a page of the portal', (href) => {
  expect(linkTarget(href, here)).toEqual({ href, over: false });
});

test.each(['//other.example/x', 'https://other.example/', '/api/files/files/1', '#main', 'tel:110', 'mailto:a@b.c'])(
  '%s is left to the browser',
  (href) => expect(linkTarget(href, here)).toBeNull(),
);

test('a dialog opens over the page, whose search stays', () => {
  expect(linkTarget('?dialog=questionnaire', here)).toEqual({
    href: '/policy/policyDocument?level=city&level=district&dialog=questionnaire',
    over: true,
  });
  expect(linkTarget('?dialog=booking', { pathname: '/', searchStr: '' })?.href).toBe('/?dialog=booking');
});

test('any other search is taken as it is said', () => {
  expect(hrefOf('?page=2')).toBe('/policy/policyDocument?page=2');
  expect(hrefOf('?page=2&dialog=booking')).toBe('/policy/policyDocument?page=2&dialog=booking');
  expect(hrefOf('?')).toBe('/policy/policyDocument?');
});

test('a place in the page stays with it', () => {
  expect(hrefOf('?page=2#results')).toBe('/policy/policyDocument?page=2#results');
});
