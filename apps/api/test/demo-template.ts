import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import type { Config } from '../src/config.ts';
import type { Context } from '../src/frame/context.ts';
import { makeTemplate } from './make-template.ts';
import { seedDemo } from './seed-demo.ts';

/** The day that most tests live on; others have the demo data moved to theirs. */
const DAY = new Date('2026-11-20T09:30:00+08:00');

const isMaker = (folder: string): Promise<boolean> =>
  mkdir(join(folder, 'making')).then(
    () => true,
    () => false,
  );

/** The folder of the files of `demoTemplate`, which all test files share. */
export const demoDataDir = (): string => join(inject('templates').folder, 'data');

/** Files of the demo data that were made once: of all steps of a run, or of this one. */
export const demoFiles = (): string => process.env.DEMO_FILES ?? join(inject('templates').folder, 'demo-files');

/**
 * The database with all demo data, made by the first test file of a run that needs it.
 * @returns its name
 */
export const demoTemplate = async (config: Config, log: Context['log']): Promise<string> => {
  const { base, demo, folder } = inject('templates');
  const made = join(folder, 'made');
  if (await isMaker(folder)) {
    const context = { config: { ...config, dataDir: demoDataDir() }, now: () => DAY, log };
    await makeTemplate(demo, ({ db }) => seedDemo({ ...context, db }), base);
    await writeFile(made, '');
  } else {
    await vi.waitUntil(() => existsSync(made), { timeout: 110_000, interval: 100 });
  }
  return demo;
};
