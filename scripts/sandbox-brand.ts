import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SandboxBrand } from '../apps/api/src/config.ts';
import { type Brand, brandPrimitives } from '../packages/ui/src/theme/brands/brand.ts';
import { EFFECTS, SEMANTICS, type SemanticColour, type Theme } from '../packages/ui/src/theme/semantics.ts';
import { SHARED_PRIMITIVES, TOKEN_PREFIX } from '../packages/ui/src/theme/tokens.ts';
import { themeScript } from '../packages/ui/src/theme-script/theme-script.ts';

const ROOT = join(import.meta.dirname, '..');

/** What the sandbox's style sheet is written with. */
const COLOURS: readonly SemanticColour[] = [
  'surface-page',
  'text-primary',
  'text-secondary',
  'text-accent',
  'text-on-accent',
  'border-hairline',
  'border-control',
  'accent-solid',
  'accent-solid-hover',
  'focus-ring',
  'signal-soft',
  'signal-border',
  'feedback-danger-soft',
  'feedback-danger-border',
  'feedback-danger-text',
];

/** The same cascade as in theme.css.ts. */
const stylesOf = (brand: Brand): string => {
  const primitives: Record<string, string> = { ...SHARED_PRIMITIVES, ...brandPrimitives(brand) };
  const theme = (name: Theme) => {
    const colours = COLOURS.map((colour) => `--${TOKEN_PREFIX}-${colour}:${primitives[SEMANTICS[name][colour]]}`);
    return `{color-scheme:${EFFECTS[name].scheme};${colours.join(';')}}`;
  };
  return [
    `:root,[data-theme=light]${theme('light')}`,
    `[data-theme=dark]${theme('dark')}`,
    `[data-theme=contrast]${theme('contrast')}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme])${theme('dark')}}`,
    `@media (prefers-contrast:more){:root:not([data-theme])${theme('contrast')}}`,
    '[data-comfort=on]{font-size:125%}',
  ].join('\n');
};

/** Names, mark, colours and theme of a variant, for the demo's sign-on pages. */
export const readSandboxBrand = async (variant: string): Promise<SandboxBrand> => {
  const folder = join(ROOT, 'apps/portal/src/variants', variant);
  // As text: the module imports pictures and style sheets, which the build reads.
  const name = / brand: '(\w+)'/.exec(await readFile(join(folder, 'variant.ts'), 'utf8'))?.[1];
  if (!name) throw new Error(`variants/${variant}/variant.ts names no brand. Write brand: 'ftz', or another one.`);
  const [icon, { default: zh }, { default: en }, tokens] = await Promise.all([
    readFile(join(folder, 'icon.svg'), 'utf8'),
    import(join(folder, 'messages/zh-CN.ts')) as Promise<{ default: { zone: string; platform: string } }>,
    import(join(folder, 'messages/en.ts')) as Promise<{ default: { zone: string; platform: string } }>,
    import(join(ROOT, `packages/ui/src/theme/brands/${name}.tokens.ts`)) as Promise<Record<string, Brand>>,
  ]);
  const brand = tokens[name];
  if (!brand) throw new Error(`${name}.tokens.ts has no brand "${name}". Export one of that name.`);
  return {
    names: { 'zh-CN': zh, en },
    mark: / d="([^"]+)"/.exec(icon)?.[1] ?? '',
    styles: stylesOf(brand),
    script: themeScript,
  };
};
