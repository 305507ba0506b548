import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signOnPage } from '../apps/api/src/modules/auth/sso/sandbox.html.ts';
import { sandboxLook } from '../apps/api/src/modules/auth/sso/sandbox.look.ts';
import { readSandboxBrand } from './sandbox-brand.ts';

const hashOf = (source = '') => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const viewOf = (look: ReturnType<typeof sandboxLook>, locale: 'zh-CN' | 'en') => ({
  look,
  locale,
  other: { locale: locale === 'en' ? ('zh-CN' as const) : ('en' as const), href: '?' },
});

describe.each([
  ['ftz', '东港自由贸易区', 'Donggang FTZ'],
  ['bsr', '北山', 'Beishan'],
])('the sandbox of %s', (variant, zh, en) => {
  it('has the names, the mark and the colours of its portal', async () => {
    const brand = await readSandboxBrand(variant);
    const look = sandboxLook(brand);
    expect(brand.mark).toMatch(/^M6 /);
    expect(signOnPage(viewOf(look, 'zh-CN'), 'scyq', null, '')).toContain(zh);
    const page = signOnPage(viewOf(look, 'en'), 'scyq', null, '');
    expect(page).toContain(en);
    expect(page).toContain(brand.mark);
    expect(look.styles).not.toContain('undefined');
    expect(look.styles).toMatch(/\[data-theme=dark\]\{color-scheme:dark;--zk-surface-page:#[0-9a-f]{6}/);
  });

  it('lets its own style sheet and script through, and no other', async () => {
    const look = sandboxLook(await readSandboxBrand(variant));
    const page = signOnPage(viewOf(look, 'en'), 'scyq', null, '');
    expect(look.styleSource).toBe(hashOf(/<style>([\s\S]*?)<\/style>/.exec(page)?.[1]));
    expect(look.scriptSource).toBe(hashOf(/<script>([\s\S]*?)<\/script>/.exec(page)?.[1]));
  });
});

it('without a portal in the same process has the colours of the system and no script', () => {
  const look = sandboxLook(null);
  expect(look.scriptSource).toBe("'none'");
  expect(signOnPage(viewOf(look, 'en'), 'scyq', null, '')).not.toContain('<script>');
});
