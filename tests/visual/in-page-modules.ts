import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { transformWithOxc } from 'vite';

/** Serves `in-page/*.ts` to a page, beside what it is served otherwise, as the modules that they are. */
export const serveInPage = (page: Page) =>
  page.route('**/in-page/*.ts', async (route) => {
    const path = join(import.meta.dirname, 'in-page', basename(new URL(route.request().url()).pathname));
    const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
    await route.fulfill({ contentType: 'text/javascript', body: code });
  });
