import { expect, test, vi } from 'vitest';
import { embeddedBack, finishEmbeddedLogin } from './embedded-login.ts';

const at = (pathname: string, search = '') => ({
  origin: 'https://portal.example',
  pathname,
  search,
  hash: '',
  replace: vi.fn(),
});

/** `/single/login`, alone or within `/policy?q=1`. */
const frameOf = ({ embedded }: { embedded: boolean }) => {
  const postMessage = vi.fn();
  const location = at('/single/login');
  const alone = { location, parent: { postMessage }, top: null as unknown };
  alone.top = embedded ? { location: at('/policy', '?q=1') } : alone;
  return { frame: alone as Parameters<typeof finishEmbeddedLogin>[1], postMessage, replace: location.replace };
};

test.each([
  ['/userCenter/user/space', '/userCenter/user/space'],
  ['https://evil.example/', '/'],
])('return=%s leads to %s, embedded or not', (returnTo, path) => {
  for (const embedded of [true, false]) {
    const { frame, postMessage, replace } = frameOf({ embedded });
    finishEmbeddedLogin(returnTo, frame);
    expect(replace.mock.calls).toEqual([[path]]);
    expect(postMessage).not.toHaveBeenCalled();
    expect(embeddedBack(returnTo, frame)).toBe(path);
  }
});

test('without return the page around it is told, on its own origin alone', () => {
  const { frame, postMessage, replace } = frameOf({ embedded: true });
  finishEmbeddedLogin(undefined, frame);
  expect(postMessage.mock.calls).toEqual([[{ type: 'zonekit.login' }, 'https://portal.example']]);
  expect(replace).not.toHaveBeenCalled();
  expect(embeddedBack(undefined, frame)).toBe('/policy?q=1');
});

test('alone and without return it leads home', () => {
  const { frame, postMessage, replace } = frameOf({ embedded: false });
  finishEmbeddedLogin(undefined, frame);
  expect(replace.mock.calls).toEqual([['/']]);
  expect(postMessage).not.toHaveBeenCalled();
  expect(embeddedBack(undefined, frame)).toBe('/');
});
