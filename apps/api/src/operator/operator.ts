/**
 * The operator's command line: `npm run operator -- help`. It opens the database that the environment names, as the service
 * does; on the embedded one the service has to be stopped first.
 */
import { createWriteStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fieldProblems } from '@zonekit/api-client/contract';
import { Command, Option } from 'commander';
import * as z from 'zod/mini';
import { minute } from '../frame/cell-text.ts';
import type { Context } from '../frame/context.ts';
import { officeTransitions, queuesOf, type Remark, waiting } from '../frame/lifecycle/queue.ts';
import { Problem } from '../frame/problem.ts';
import { setPassword } from '../modules/auth/auth.register.ts';
import { modules } from '../modules/modules.ts';
import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { openContext, operatorOf } from './open-context.ts';
import { reportLines } from './report.ts';
import { importRows } from './transfer/import-rows.ts';
import { readRows } from './transfer/read-rows.ts';
import { exportRows } from './transfer/write-rows.ts';

const queues = queuesOf(modules);
const transfers = modules.flatMap(({ transfers }) => transfers ?? []);
const say = (line: string) => process.stdout.write(`${line}\n`);

const byName = <T>(list: readonly T[], nameOf: (item: T) => string, name: string): T => {
  const match = list.find((item) => nameOf(item) === name);
  if (!match) throw new Error(`There is no "${name}". There are ${list.map(nameOf).join(', ')}.`);
  return match;
};
const queueOf = (subject: string) => byName(queues, ({ lifecycle }) => lifecycle.subject, subject);
const transferOf = (name: string) => byName(transfers, (transfer) => transfer.name, name);

/** `photo=Too dark` → the field and what is said of it. */
const pairOf = (typed: string): [field: string, words: string] => {
  const [field = '', ...words] = typed.split('=');
  if (words.length === 0) throw new Error(`"${typed}" names no field. Write it like photo=Too dark.`);
  return [field, words.join('=')];
};
const remarkOf = (typed: string): Remark => {
  const [field, remark] = pairOf(typed);
  return { field, remark };
};

/** Runs one command on an open database and closes it, whatever happens. */
const withContext = async (work: (context: Context) => Promise<void>): Promise<void> => {
  const { context, close } = await openContext(process.env);
  try {
    await work(context);
  } finally {
    await close();
  }
};

const program = new Command('operator')
  .description("What a zone's office does on its service. Reads DATABASE_URL or DATA_DIR as the service does.")
  .option('--as <account>', 'the operator who acts; may be left out where there is only one')
  .showHelpAfterError();

program
  .command('queue')
  .description('shows what waits for the office, the most urgent first')
  .argument('[subject]', `one kind alone: ${queues.map(({ lifecycle }) => lifecycle.subject).join(', ')}`)
  .option('--overdue', 'only what should have been done by now')
  .option('--limit <n>', 'how many lines', '50')
  .action((subject: string | undefined, options: { overdue?: true; limit: string }) =>
    withContext(async ({ db, now }) => {
      const shown = subject === undefined ? queues : [queueOf(subject)];
      const limit = Number(options.limit) || 50;
      let lines = 0;
      for (const { lifecycle, waitingFor = 'operator', describe } of shown) {
        const filter = { waitingFor, overdueOnly: options.overdue === true, limit: limit - lines, now: now() };
        const own = limit > lines ? await waiting(db, [lifecycle.subject], filter) : [];
        if (own.length === 0) continue;
        lines += own.length;
        const described = await describe(
          db,
          own.map(({ id }) => id),
        );
        say(`${lifecycle.label.en} (${lifecycle.subject})`);
        for (const { id, state, since, due_at, overdue } of own) {
          const { number, title } = described.get(id) ?? { number: id, title: '' };
          const due = due_at === null ? '' : `, due ${minute(due_at)}${overdue ? ' OVERDUE' : ''}`;
          say(`  ${number}  ${state} since ${since.slice(0, 10)}${due}  ${title}`);
        }
      }
      if (lines === 0) say('Nothing waits.');
    }),
  );

interface MoveOptions {
  reason?: string;
  remark?: string[];
  value?: string[];
}

program
  .command('move')
  .description('moves a subject along its lifecycle')
  .argument('<subject>', queues.map(({ lifecycle }) => lifecycle.subject).join(', '))
  .argument('<number>', 'its number as the queue shows it')
  .argument('<state>', 'where to')
  .option('--reason <words>', 'why; the applicant reads it')
  .option('--remark <field=words...>', 'what has to be corrected in a field of the form')
  .option(
    '--value <name=value...>',
    'what the state needs besides: invoice_number and issued_file of an issued invoice',
  )
  .action((subject: string, number: string, state: string, options: MoveOptions) =>
    withContext(async (context) => {
      const queue = queueOf(subject);
      const { lifecycle, chosen = Object.keys(lifecycle.states), find, move } = queue;
      if (!chosen.includes(state)) {
        throw new Error(`"${state}" is no state of ${subject} to choose. There are ${chosen.join(', ')}.`);
      }
      const operator = await operatorOf(context, program.opts<{ as?: string }>().as);
      const id = await find(context.db, number);
      if (id === null) throw new Error(`There is no ${subject} "${number}".`);
      const remarks = (options.remark ?? []).map(remarkOf);
      const values = Object.fromEntries((options.value ?? []).map(pairOf));
      const to = { status: state, reason: options.reason ?? null, remarks, values };
      await move(context.db, operator, id, to, context.now(), context);
      const next = new Set(officeTransitions(queue, state).map(({ to }) => to));
      say(`${number} is ${state} now.${next.size > 0 ? ` Next: ${[...next].join(', ')}.` : ''}`);
    }),
  );

for (const { name, description, run } of modules.flatMap(({ commands }) => commands ?? [])) {
  program
    .command(name)
    .description(description)
    .action(() =>
      withContext(async (context) => {
        say(await run(context, await operatorOf(context, program.opts<{ as?: string }>().as)));
      }),
    );
}

program
  .command('export')
  .description('writes all rows of a domain to a file, or to the output')
  .argument('<domain>', transfers.map(({ name }) => name).join(', '))
  .argument('[file]')
  .addOption(new Option('--format <format>').choices(['csv', 'json']).default('csv'))
  .action((domain: string, file: string | undefined, { format }: { format: 'csv' | 'json' }) =>
    withContext(async (context) => {
      const to = file === undefined ? process.stdout : createWriteStream(file, { mode: 0o600 });
      await exportRows(context, transferOf(domain), format, to);
      if (file !== undefined) await new Promise<void>((resolve) => (to as NodeJS.WriteStream).end(resolve));
    }),
  );

program
  .command('import')
  .description('writes the rows of a CSV or JSON file, all or none; bad rows are told, each with its line and column')
  .argument('<domain>', transfers.flatMap(({ name, write }) => (write ? name : [])).join(', '))
  .argument('<file>')
  .option('--dry-run', 'checks and writes nothing')
  .action((domain: string, file: string, options: { dryRun?: true }) =>
    withContext(async (context) => {
      const report = await importRows(context, transferOf(domain), await readRows(file), {
        dryRun: options.dryRun === true,
      });
      for (const line of reportLines(report, options.dryRun === true)) say(line);
      if (report.bad.length > 0) process.exitCode = 1;
    }),
  );

program
  .command('set-password')
  .description('gives an account the password that is the first line of the input; its sessions end')
  .argument('<account>')
  .action((account: string) =>
    withContext(async (context) => {
      const [password = ''] = (await text(process.stdin)).split(/\r?\n/);
      await setPassword(context, account, password);
      say(`${account} has a new password.`);
    }),
  );

program
  .command('backup')
  .description('writes every row and every file to a .tar.gz, as of one moment')
  .argument('<file>')
  .action((file: string) =>
    withContext(async (context) => {
      const { rows, files } = await backup(context, file);
      say(`${file}: ${rows} rows, ${files} files.`);
    }),
  );

program
  .command('restore')
  .description('puts a backup in the place of everything; on either engine')
  .argument('<file>')
  .requiredOption('--replace-everything', 'says that what is there now may go')
  .action((file: string) =>
    withContext(async (context) => {
      const { rows, files } = await restore(context, file);
      say(`Restored ${rows} rows and ${files} files from ${file}.`);
    }),
  );

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Problem)) return error instanceof Error ? error.message : String(error);
  const allowed = error.details?.allowed;
  const more = Array.isArray(allowed) ? ` Allowed: ${allowed.join(', ') || 'nothing'}.` : '';
  const { fields = [] } = z.safeParse(fieldProblems, error.details).data ?? {};
  const faults = fields.map(({ path, message }) => ` ${path}: ${message}.`).join('');
  return `${error.message}.${more}${faults}`;
};

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`);
  process.exitCode = 1;
}
