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
    // An entry is one line, or several up to the brace in its own column.
    const entryAt = (path: string) => {
      const start = `path: '${path.replace('$', '\\$')}',`;
      return new RegExp(`^  \\{ ${start}.*\\n|^  \\{\\n    ${start}(?:\\n.*)*?\\n  \\},\\n`, 'm');
    };
    const others = entries.reduce((text, [path]) => text.replace(entryAt(path), ''), planned);
    return { [own]: others.replace(/ManifestRoute\[\] = \[\n/, (opening) => opening + built.join('')) };
  }
  const manifest = read(MANIFEST) ?? '';
  return {
    [own]: `import type { ManifestRoute } from './route.types.ts';\n\nexport const ${name}: readonly ManifestRoute[] = [\n${built.join('')}];\n`,
    [MANIFEST]: manifest
      .replace(/^import /m, (firstImport) => `import { ${name} } from './routes/${domain.kebab}.ts';\n${firstImport}`)
      .replace(/ManifestRoute\[\] = \[\n/, (opening) => `${opening}  ...${name},\n`),
  };
};
