const KEY = /^ {4}(?:'([^']+)'|"([^"]+)"|(\w+)):/gm;

const keysOf = (source: string, list: 'dos' | 'donts'): string[] => {
  const block = source.match(new RegExp(`^ {2}${list}: \\{\\n(.*?)^ {2}\\},`, 'ms'))?.[1] ?? '';
  return [...block.matchAll(KEY)].map(([, single, double, bare]) => single ?? double ?? bare ?? '');
};

/** The lines of advice that a `*.advice.tsx` draws, from its formatted source. */
export const adviceOf = (source: string) => ({ dos: keysOf(source, 'dos'), donts: keysOf(source, 'donts') });
