import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../apps/api/src/config.settings.ts';
import { officeTransitions, type Queue } from '../../apps/api/src/frame/lifecycle/queue.ts';
import type { Module } from '../../apps/api/src/frame/module.ts';
import { columnsOf, type Transfer } from '../../apps/api/src/frame/transfer.ts';
import type { Lifecycle } from '../../packages/api-client/src/lifecycle/lifecycle.ts';
import type { DomainFacts } from './domain-facts.types.ts';
import { wordsOf } from './domain-words.ts';
import { code, list, table } from './markdown-parts.ts';

const root = join(import.meta.dirname, '../..');

const HEAD = `# Domains, for operators

Written by \`npm run pn -- run generate\` from the modules of the service: do not edit. For each domain: the files that
\`export\` and \`import\` take, the queues that \`queue\` and \`move\` work, the transitions that the clock makes, and what else
the module has. How the commands are used is in [runbook.md](runbook.md).

An empty zone imports the files in the order of this page, from top to bottom: each names only rows that stand before it. Cells of
the first kind of column may not be empty; those of the second may. \`†\` marks a state that \`move\` enters only with \`--reason\`.`;

/** The columns of a transfer whose cell may, or may not, be empty. */
const columnNames = (transfer: Transfer, empty: boolean): string =>
  columnsOf(transfer)
    .filter(({ mayBeEmpty }) => mayBeEmpty === empty)
    .map(({ name }) => code(name))
    .join(', ');

const transferTable = (transfers: readonly Transfer[]): string =>
  table(
    ['File', 'Direction', 'Columns that have to be filled', 'Columns that may be empty'],
    transfers.map((transfer) => [
      code(transfer.name),
      transfer.write ? 'import, export' : 'export',
      columnNames(transfer, false),
      columnNames(transfer, true),
    ]),
  );

const targets = (queue: Queue, from: string) =>
  officeTransitions(queue, from).map(({ to, reason }) => `${code(to)}${reason ? '†' : ''}`);

/** The states that wait for the queue's actor, each with what an operator may make of it. */
const queueRows = (queue: Queue): string[][] => {
  const { lifecycle, waitingFor = 'operator' } = queue;
  return Object.entries(lifecycle.states)
    .filter(([, state]) => state.waitingFor === waitingFor)
    .map(([name, { workdays }]) => [
      code(lifecycle.subject),
      `${code(name)}${workdays === undefined ? '' : `, ${workdays} working ${workdays === 1 ? 'day' : 'days'}`}`,
      waitingFor,
      targets(queue, name).join(', '),
    ]);
};

const otherMoves = (queue: Queue): string[] => {
  const { lifecycle, waitingFor = 'operator' } = queue;
  const moves = Object.entries(lifecycle.states)
    .filter(([name, state]) => state.waitingFor !== waitingFor && targets(queue, name).length > 0)
    .map(([name]) => `${code(name)} → ${targets(queue, name).join(' or ')}`);
  return moves.length > 0 ? [`${code(lifecycle.subject)}: ${moves.join('; ')}`] : [];
};

const clockLines = (lifecycles: readonly Lifecycle[]): string[] =>
  lifecycles.flatMap(({ subject, transitions }) => {
    const moves = transitions.filter(({ by }) => by.includes('system'));
    return moves.length > 0
      ? [`${code(subject)}: ${moves.map(({ from, to }) => `${code(from)} → ${code(to)}`).join(', ')}`]
      : [];
  });

/** The settings that size a domain's demo data: those that its seeds read. */
const seedSizes = (domain: string): string[] => {
  const read = globSync(`apps/demo-data/src/${domain}/**/*.ts`, { cwd: root }).flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/config\.(seed[A-Z]\w*)/g),
  ]);
  const names = new Set(read.map(([, key = '']) => key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()));
  return Object.keys(settings).filter((name) => names.has(name));
};

const hasSeed = (domain: string) =>
  globSync(`apps/demo-data/src/${domain}/${domain}.seed.ts`, { cwd: root }).length > 0;

const otherLines = (module: Module): string[] => [
  ...(module.commands ?? []).map(({ name, description }) => `Command ${code(name)}: ${description}`),
  ...(module.personal ? ['Personal data: exported with an account, erased when it is deleted'] : []),
  ...(module.fileAccess ? ['Private files: readable through the rows that name them'] : []),
  ...(module.feeds ? ["Dates and news in its users' private feeds"] : []),
  ...(module.sweep ? ['Cleaned up every ten minutes'] : []),
  ...(module.searched
    ? [`Search: ${module.searched.map(({ name, list: { name: own } }) => code(name ?? own)).join(', ')}`]
    : []),
  ...(hasSeed(module.name)
    ? [['Demo data', seedSizes(module.name).map(code).join(' and ')].filter(Boolean).join(', sized by ')]
    : []),
];

const queueTable = (queues: readonly Queue[]): string[] => {
  const rows = queues.flatMap(queueRows);
  return rows.length > 0 ? [table(['Queue', 'Waits in', 'For', 'The operator moves it to'], rows)] : [];
};

const part = (title: string, body: string) => (body ? [`${title}\n\n${body}`] : []);

const chapter = (module: Module, lifecycles: readonly Lifecycle[]): string[] => {
  const { name, transfers = [], queues = [] } = module;
  const body = [
    ...(transfers.length > 0 ? [transferTable(transfers)] : []),
    ...queueTable(queues),
    ...part('Moves of the operator from other states:', list(queues.flatMap(otherMoves))),
    ...part('By the clock:', list(clockLines(lifecycles))),
    ...part('Besides:', list(otherLines(module))),
  ];
  return body.length > 0 ? [`## ${name}`, wordsOf(name).en, ...body] : [];
};

/** `docs/domains.md`. */
export const operatorPage = (modules: readonly Module[], domains: readonly DomainFacts[]): string => {
  const chapters = modules.map((module) =>
    chapter(module, domains.find(({ name }) => name === module.name)?.lifecycles ?? []),
  );
  const without = modules.filter((_, index) => chapters[index]?.length === 0).map(({ name }) => code(name));
  return `${[HEAD, ...chapters.flat(), `Nothing to operate: ${without.join(', ')}.`].join('\n\n')}\n`;
};
