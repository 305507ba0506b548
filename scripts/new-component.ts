/**
 * Lays down a component of ui, in a state that passes every check: code, style, story, documentation, a line among what
 * conformance tries, and with `--stateful` a pure core with its unit test.
 * `npm run pn -- run new-component copy-link [--stateful]`
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { componentFiles, withConformance } from './new-component/files.ts';
import { namesOf } from './new-component/names.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'packages/ui/src');

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { stateful: { type: 'boolean' } } });
  const [name = ''] = positionals;
  const spec = { ...namesOf(name), stateful: values.stateful ?? false };
  const folder = join(source, spec.kebab);
  if (existsSync(folder)) throw new Error(`packages/ui/src/${spec.kebab} is there already. Choose another name.`);

  const list = join(source, 'conformance/data.primitives.tsx');
  const conforming = withConformance(readFileSync(list, 'utf8'), spec);
  mkdirSync(folder);
  const files = Object.entries(componentFiles(spec));
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  writeFileSync(list, conforming);
  // Sorts the new import and breaks long lines.
  const { status } = spawnSync('biome', ['check', '--write', folder, list], { cwd: root, stdio: 'ignore' });
  if (status !== 0) throw new Error('The files are there, but the lint has something to say: run it.');

  for (const [file] of files) console.log(`packages/ui/src/${spec.kebab}/${file}`);
  console.log(
    `Next: its words in ${spec.kebab}.doc.ts and drawings of them in ${spec.kebab}.advice.tsx, its states as stories, then npm run pn -- run generate.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
