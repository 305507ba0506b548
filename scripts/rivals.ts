/**
 * Measures the rivals' page built with ours, beside builds of others (`npm run rivals -- --runs 5 antd=<its dist> mantine=<its
 * dist> floor=<its dist>`), and writes the figures of the measured builds into the tables of README.md and README.zh-CN.md.
 * Times are comparable only within a run. Arguments are those of bench/rivals/measure.mjs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './median.ts';
import { type Columns, fillTables } from './rivals/tables.ts';
import { exec } from './run-vitest.ts';

interface Bytes {
  gz: number;
}
interface Files {
  js: Bytes;
  css: Bytes;
}
const TIMES = ['lcp', 'tbt', 'aCold', 'aWarm', 'bCold', 'bWarm', 'page', 'type'] as const;
interface Measured {
  size?: Files & { modalA: Files; modalB: Files };
  a11y?: {
    axe: Record<string, { byImpactNodes: Record<string, number> }>;
    keys: { modalFocusReturns: boolean; modalFocusReturns2: boolean };
  };
  runs?: Record<(typeof TIMES)[number], number>[];
}

/** Views that README counts; `modalAStep1` and `modalBStart` are parts of others. */
const VIEWS = ['home', 'homeNavOpen', 'list', 'listSelectOpen', 'listRegionOpen', 'modalA', 'modalB'];

/** Headers of the columns, by the names that builds are measured under. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  zonekit: ['@zonekit/ui'],
  mantine: ['Mantine 9'],
  rac: ['React Aria 1'],
  mui: ['MUI 9'],
  arco: ['Arco 2'],
  antd: ['antd 6'],
  floor: ['bare React', '纯 React'],
};

const root = join(import.meta.dirname, '..');
const kilobytes = ({ gz }: Bytes): string => (gz === 0 ? '0' : (gz / 1000).toFixed(1));
const files = ({ js, css }: Files): string => `${kilobytes(js)} + ${kilobytes(css)}`;
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Cells of a build, or null where the pass that gives them was left out. */
type CellsOf = (of: Measured) => string[] | null;

const sizeCells =
  ([yes, no, comma]: readonly string[]): CellsOf =>
  ({ size, a11y }) =>
    size && a11y
      ? [
          files(size),
          files(size.modalA),
          files(size.modalB),
          String(sum(VIEWS.flatMap((view) => Object.values(a11y.axe[view]?.byImpactNodes ?? {})))),
          [a11y.keys.modalFocusReturns, a11y.keys.modalFocusReturns2]
            .map((returns) => (returns ? yes : no))
            .join(comma),
        ]
      : null;
const timeCells: CellsOf = ({ runs = [] }) =>
  runs.length > 0 ? TIMES.map((time) => String(Math.round(median(runs.map((run) => run[time]))))) : null;

const columnsOf = (peers: Readonly<Record<string, Measured>>, cellsOf: CellsOf): Columns =>
  Object.fromEntries(
    Object.entries(peers).flatMap(([name, of]) => {
      const cells = cellsOf(of);
      return cells ? (HEADERS[name] ?? []).map((header) => [header, cells] as const) : [];
    }),
  );

const args = process.argv.slice(2).filter((arg) => arg !== '--');
if (!(await exec('npm', ['run', '-s', 'pn', '--', '--filter', '@zonekit/bench-rivals', 'run', 'measure', ...args])))
  process.exit(1);
const { peers } = JSON.parse(readFileSync(join(root, 'bench/rivals/results.json'), 'utf8')) as {
  peers: Record<string, Measured>;
};
for (const [file, words] of [
  ['README.md', ['yes', 'no', ', ']],
  ['README.zh-CN.md', ['是', '否', '、']],
] as const) {
  const path = join(root, file);
  const tables = [columnsOf(peers, sizeCells(words)), columnsOf(peers, timeCells)];
  writeFileSync(path, fillTables(readFileSync(path, 'utf8'), '@zonekit/ui', tables));
}
