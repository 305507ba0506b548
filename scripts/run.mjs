// Runs a script of this project on the Node that the project pins, after installing what is missing.
// Plain JavaScript without dependencies, since it runs before the install, on any Node from 20.19.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules/.bin');
const stamp = join(root, 'node_modules/.installed');
const windows = process.platform === 'win32';

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((file) =>
  readFileSync(join(root, file)),
);
const expected = createHash('sha256').update(Buffer.concat(manifests)).digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== expected) {
  console.log('Installing the packages of the lock file …');
  const { packageManager } = JSON.parse(manifests[0].toString());
  const install = spawnSync('npx', ['-y', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: windows,
  });
  if (install.status !== 0) {
    fail(
      `${install.stdout ?? ''}\nThe packages could not be installed. Is the npm registry reachable, and this folder writable?`,
    );
  }
  try {
    writeFileSync(stamp, expected);
  } catch {
    fail(`This folder cannot be written to: ${root}. Make it writable, or copy the project to one that is.`);
  }
}

const node = join(bin, windows ? 'node.exe' : 'node');
const child = spawn(node, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: {
    // What was compiled once is not compiled again: a second start takes half the time.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  },
});
// The terminal sends Ctrl-C to the child as well; a signal sent to this process alone is passed on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {});
child.on('error', (error) =>
  fail(`Node could not be started from node_modules: ${error.message}. Delete node_modules and try again.`),
);
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
