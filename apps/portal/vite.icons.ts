import type { Plugin } from 'vite';

const ICON = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;
const FACTORY = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

/** Icons come as data, and without names. */
const leanFactory = (code: string) =>
  code
    .replace(/typeof iconDataOrName === "string" \? .* : iconDataOrName/, 'iconDataOrName')
    .replace(/ {2}if \(iconData\.name\) \{[^}]*\}\n/, '');

/**
 * Leaves out of lucide's icons what the portal does not use: class names, default sizes, and React keys that do not
 * compress. Elements of an icon never change their order, so their index is key enough.
 */
export const leanIcons = (): Plugin => ({
  name: 'zonekit:lean-icons',
  apply: 'build',
  transform(code, id) {
    const file = id.split('?')[0] ?? id;
    if (FACTORY.test(file)) return { code: leanFactory(code), map: null };
    if (!ICON.test(file)) return null;
    let index = 0;
    const lean = code
      .replace(/^ {2}name: "[^"]*",$/m, '')
      .replace(/^ {2}size: 24,$/m, '')
      .replace(/,\s*aliases: \[[^\]]*\]/, '')
      .replace(/^__iconData\.node;$/m, '')
      .replace(/key: "[^"]*"/g, () => `key: ${index++}`);
    return { code: lean, map: null };
  },
});
