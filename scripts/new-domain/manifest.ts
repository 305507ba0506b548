import type { DomainSpec } from './files.ts';

type Described = Pick<DomainSpec, 'domain' | 'item' | 'route'> & { form: { centre: string } | null };

const MANIFEST = 'tests/route-manifest.ts';

/** The list's and the detail's entries, as `tests/routes/route.types.ts` has them. */
const entriesOf = ({ domain, item, route: list, form }: Described): [path: string, entry: string][] => {
  return [
    [list, `access: 'public', title: '${domain.camel}.title', examples: [{ address: '${list}' }]`],
    [`${list}/$id`, `access: 'public', title: { from: 'data' }, examples: [{ address: '${list}/${item.kebab}-1' }]`],
    ...(form
      ? [
          [
            form.centre,
            `access: 'login', title: '${domain.camel}.my.title', examples: [{ address: '${form.centre}' }]`,
          ] as [string, string],
        ]
      : []),
  ];
};

/**
 * Files of the route manifest with a new domain's routes as built: in its own file, where routes that were planned may be.
 * @param read answers null where there is no such file
 */
export const manifestFiles = (described: Described, read: (path: string) => string | null): Record<string, string> => {
  const { domain } = described;
  const own = `tests/routes/${domain.kebab}.ts`;
  const name = `${domain.camel}Routes`;
  const entries = entriesOf(described);
  const built = entries.map(([path, rest]) => `  { path: '${path}', state: 'built', ${rest} },\n`);
  const planned = read(own);
  if (planned !== null) {
    const isPlanned = (line: string) => entries.some(([path]) => line.includes(`{ path: '${path}',`));
    const others = planned.split('\n').filter((line) => !isPlanned(line));
    return { [own]: others.join('\n').replace(/ManifestRoute\[\] = \[\n/, (opening) => opening + built.join('')) };
  }
  const manifest = read(MANIFEST) ?? '';
  return {
    [own]: `import type { ManifestRoute } from './route.types.ts';\n\nexport const ${name}: readonly ManifestRoute[] = [\n${built.join('')}];\n`,
    [MANIFEST]: manifest
      .replace(/^import /m, (firstImport) => `import { ${name} } from './routes/${domain.kebab}.ts';\n${firstImport}`)
      .replace(/ManifestRoute\[\] = \[\n/, (opening) => `${opening}  ...${name},\n`),
  };
};
