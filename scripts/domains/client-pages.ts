import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endStates, type Lifecycle, statesOf } from '../../packages/api-client/src/lifecycle/lifecycle.ts';
import type { ClientFunction, DomainFacts } from './domain-facts.types.ts';
import { wordsOf } from './domain-words.ts';
import { errorPage } from './error-page.ts';
import { code, list, table } from './markdown-parts.ts';

const BLURB =
  'Contract, signed client, session and SWR hooks of the Zonekit service, by domain: `<domain>/contract` (endpoints with zod schemas), `<domain>/client` (functions that take a transport), `<domain>/hooks` (React). A write takes an idempotency key; a failure is one typed `ApiError`; a read is `idle`, `loading`, `ready` or `failed`.';

const functionLine = ({ name, description }: ClientFunction) => `${code(name)}${description && `: ${description}`}`;

const byModule = (functions: readonly ClientFunction[]): string =>
  [...new Set(functions.map(({ from }) => from))]
    .map((module) => {
      const lines = functions.filter(({ from }) => from === module).map(functionLine);
      return [`From ${code(module)}:`, list(lines)].join('\n\n');
    })
    .join('\n\n');

const lifecycleText = (lifecycle: Lifecycle): string => {
  const { subject, label, states, transitions, initialStates } = lifecycle;
  return [
    `### ${subject}: ${label.en} (${label['zh-CN']})`,
    `${code(`@zonekit/api-client/lifecycle/${subject.replaceAll('_', '-')}`)}; starts as ${initialStates.map(code).join(', ')}; ends as ${endStates(lifecycle).map(code).join(', ') || 'nothing'}.`,
    table(
      ['State', 'Name', 'Waits for', 'Working days', 'May become'],
      statesOf(lifecycle).flatMap((state) => {
        const described = states[state];
        if (!described) return [];
        const next = transitions.filter(({ from }) => from === state);
        return [
          [
            code(state),
            described.label.en,
            described.waitingFor ?? '',
            described.workdays === undefined ? '' : String(described.workdays),
            next
              .map(({ to, by, reason }) => `${code(to)} (${by.join(' or ')}${reason ? ', with a reason' : ''})`)
              .join(', '),
          ],
        ];
      }),
    ),
  ].join('\n\n');
};

const section = (title: string, body: string) => (body ? [`## ${title}`, body] : []);

const domainPage = ({ name, entries, endpoints, functions, hooks, lifecycles, widgets }: DomainFacts): string =>
  `${[
    `# ${name}`,
    `${wordsOf(name).en} (${wordsOf(name)['zh-CN']})`,
    ...section('Entries', list(entries.map((entry) => code(`@zonekit/api-client/${entry}`)))),
    ...section(
      'Endpoints',
      endpoints.length > 0
        ? table(
            ['Name', 'Request', 'Access', 'What it does'],
            endpoints.map((each) => [code(each.name), code(`${each.method} ${each.path}`), each.access, each.summary]),
          )
        : '',
    ),
    ...section('Functions', byModule(functions)),
    ...section('Hooks', byModule(hooks)),
    ...section('Lifecycles', lifecycles.map(lifecycleText).join('\n\n')),
    ...section(
      'Widgets that show them',
      widgets.length > 0 ? list(widgets.map((widget) => code(`@zonekit/portal-kit/${widget}`))) : '',
    ),
  ].join('\n\n')}\n`;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Counts of a domain, in a line: `41 endpoints, 12 hooks, lifecycles demand, demand_response`. */
const countsOf = ({ endpoints, hooks, lifecycles }: DomainFacts): string =>
  [
    counted(endpoints.length, 'endpoint'),
    counted(hooks.length, 'hook'),
    ...(lifecycles.length > 0 ? [`lifecycles ${lifecycles.map(({ subject }) => code(subject)).join(', ')}`] : []),
  ].join(', ');

/** `llms.txt` of the client, and `docs/<domain>.md` that it leads to. Source of its form: llmstxt.org */
export const clientPages = (facts: readonly DomainFacts[]): { path: string; text: string }[] => {
  const manifest = readFileSync(join(import.meta.dirname, '../../packages/api-client/package.json'), 'utf8');
  const example = readFileSync(join(import.meta.dirname, '../../packages/api-client/examples/node.ts'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const index = [
    '# @zonekit/api-client',
    `> ${BLURB} Version ${version}.`,
    '## Domains',
    list(
      facts.map(
        (domain) => `[${domain.name}](docs/${domain.name}.md): ${wordsOf(domain.name).en}. ${countsOf(domain)}`,
      ),
    ),
    '## Without a domain',
    list([
      '`@zonekit/api-client/node`: `createNodeClient` for scripts and servers',
      '`@zonekit/api-client/transport`: `createTransport`; `transport/gateway` where a server signs',
      '`@zonekit/api-client/gateway`: `createGateway`, that server: signs requests of pages, keeps their tokens in a cookie',
      '`@zonekit/api-client/react`: `ApiProvider`, `useRead`, `useWrite`',
      '`@zonekit/api-client/session` and `session/browser`: one session for all tabs',
      '`@zonekit/api-client/signing`: signatures of requests, with test vectors',
      '`@zonekit/api-client/handlers`: answers every endpoint from samples, for tests and stories',
      '`@zonekit/api-client/contract/all`: every endpoint by name',
      '`@zonekit/api-client/lifecycle/all`: every lifecycle',
    ]),
    '## Errors',
    list(['[Errors](docs/errors.md): each code in words, with its details']),
    '## In a script',
    `\`\`\`ts\n${example}\`\`\``,
  ];
  return [
    { path: 'llms.txt', text: `${index.join('\n\n')}\n` },
    { path: 'docs/errors.md', text: errorPage() },
    ...facts.map((domain) => ({ path: `docs/${domain.name}.md`, text: domainPage(domain) })),
  ];
};
