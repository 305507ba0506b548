import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { catalogueAt } from './build.catalogues.ts';

/** A module in a folder `messages` of the portal or of one of the kit's widgets. */
const MESSAGES = /\/(?:portal|portal-kit)\/src\/(?:[^/]+\/)+messages\/[^/]+\.ts$/;

/** One literal, `const messages = { … } as const`, and nothing else but comments above it. */
const LITERAL =
  /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*const messages = (\{[\s\S]*\}) as const;\s*export default messages;\s*$/;

const compileTree = (value: unknown): unknown =>
  typeof value === 'string'
    ? compile(value)
    : Object.fromEntries(Object.entries(value as object).map(([key, child]) => [key, compileTree(child)]));

/**
 * Compiles ICU messages at build time: use-intl then needs 2 KiB instead of 11.
 * @throws Error for a catalogue of another shape or place: its messages would be shown as they are written.
 */
export const precompileMessages = (): Plugin => ({
  name: 'zonekit:precompile-messages',
  enforce: 'pre',
  transform(code, id) {
    const file = id.split('?')[0] ?? id;
    if (!MESSAGES.test(file)) return null;
    const literal = catalogueAt(file) && LITERAL.exec(code)?.[1];
    if (!literal)
      throw new Error(
        `${file} is no catalogue. Name it messages/<locale>.ts or messages/<name>.<locale>.ts, and let it hold \`const messages = { … } as const;\` and its default export alone.`,
      );
    // The literal is source of ours, without references; evaluating it is how its data is read.
    const messages: unknown = new Function(`return (${literal})`)();
    return { code: `export default ${JSON.stringify(compileTree(messages))}`, map: null };
  },
});
