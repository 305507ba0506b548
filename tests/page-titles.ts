import { globSync } from 'node:fs';
import { join } from 'node:path';
import { registeredCatalogues } from '../apps/portal/src/platform/words/define-words.ts';
import type { VariantName } from './route-manifest.ts';

const SRC = join(import.meta.dirname, '../apps/portal/src');

export type Locale = 'zh-CN' | 'en';

const textAt = (words: unknown, [key, ...rest]: readonly string[]): string | undefined => {
  if (key === undefined) return typeof words === 'string' ? words : undefined;
  return textAt((words as Record<string, unknown> | undefined)?.[key], rest);
};

const wordsOf = async (name: string, variant: VariantName, locale: Locale): Promise<unknown> => {
  if (name === 'variant') return (await import(join(SRC, 'variants', variant, 'messages', `${locale}.ts`))).default;
  if (name === 'shell') return (await import(join(SRC, 'shell/messages', `${locale}.ts`))).default;
  await Promise.all(globSync('pages/**/words.ts', { cwd: SRC }).map((file) => import(join(SRC, file))));
  return (await registeredCatalogues.get(name)?.[locale]())?.default;
};

/** The text of a key such as `policyList.documents.title` in the portal's catalogues; undefined where there is none. */
export const titleText = async (key: string, variant: VariantName, locale: Locale): Promise<string | undefined> => {
  const [name = '', ...path] = key.split('.');
  return textAt(await wordsOf(name, variant, locale), path);
};
