import type { NavItem } from '@zonekit/portal-kit/main-header';
import { expect, test, vi } from 'vitest';
import type { RouterContext } from '../../../platform/router-context.ts';
import type { AddFigures } from './nav-figure.types.ts';
import { panelOpener } from './panel-opener.ts';

const item = (id: string): NavItem => ({ id, title: id, href: `/${id}` });

/** A browser's context whose user is replaced by `become`. */
const contextOf = () => {
  let user: { user_id: string } | null = { user_id: 'u-1' };
  const listeners = new Set<() => void>();
  const session = {
    view: () => ({ user }),
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  return {
    // Of a context the opener reads the session alone.
    context: { session } as unknown as RouterContext,
    become: (id: string | null) => {
      user = id === null ? null : { user_id: id };
      for (const changed of listeners) changed();
    },
  };
};

const start = () => {
  const { context, become } = contextOf();
  const load = vi.fn(
    async (_: RouterContext, id: string, signedIn: boolean): Promise<AddFigures | null> =>
      (given) => ({ ...given, title: `${id} ${signedIn ? 'own' : 'public'}` }),
  );
  const openPanel = panelOpener(load);
  let add: AddFigures | null = null;
  const open = (id: string) => openPanel(context, id, (next) => (add = next));
  return { load, open, become, labelOf: (id: string) => (add ? add(item(id)).title : undefined) };
};

test('figures of each panel that was opened are shown, and are read once while they are fresh', async () => {
  const { load, open, labelOf } = start();
  await open('policy');
  await open('space');
  await open('policy');
  expect(['policy', 'space', 'finance'].map(labelOf)).toEqual(['policy own', 'space own', 'finance']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('figures go with the session of the user that they belong to, also those that are on their way', async () => {
  const { open, become, labelOf } = start();
  await open('policy');
  become(null);
  expect(labelOf('policy')).toBeUndefined();
  await open('policy');
  expect(labelOf('policy')).toBe('policy public');

  const late = open('space');
  become('u-2');
  await late;
  expect(labelOf('space')).toBeUndefined();
});

test('figures that could not be read are asked for again when their panel opens the next time', async () => {
  const { load, open, labelOf } = start();
  load.mockRejectedValueOnce(new Error('offline'));
  await open('policy');
  expect(labelOf('policy')).toBeUndefined();
  await open('policy');
  expect(labelOf('policy')).toBe('policy own');
});
