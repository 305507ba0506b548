import { describe, expect, test } from 'vitest';
import { catalogueAt } from './build.catalogues.ts';
import { definedCatalogues, loadsOf, readModule, unloadedWords } from './page-words.ts';
import { VARIANTS } from './routes.config.ts';

describe.each(VARIANTS)('%s', (variant) => {
  test('every page, and every part that comes later, has loaded the words that it shows', () => {
    expect(unloadedWords(variant)).toEqual({});
  });

  test.each(loadsOf(variant))('$file loads $name, which something below it shows', (load) => {
    expect(unloadedWords(variant, load)).not.toEqual({});
  });

  test.each(definedCatalogues(variant))(
    '$name in $locale lies where the hints of a page look for it',
    ({ name, locale, path }) => {
      expect(catalogueAt(path)).toEqual({ name, locale });
    },
  );
});

test('words are shown by hooks and heads, and loaded by routes and hooks; comments and types are neither', () => {
  const module = readModule(`
import type { Shown } from './types.ts';
import { pageHead } from '../platform/words/page-head.ts';
// useWords('commented')
const Later = lazy(() => import('./later.tsx'));
export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => context.words.load(policyWords.policyList, kitWords.listPage),
  head: ({ match }) => pageHead(match.context, 'policyList', ({ title }) => ({ title })),
});
const t = useWords('policyTerms');
const kit = useKitTranslations('share');
`);
  expect(module).toEqual({
    shown: ['policyTerms', 'policyList', 'kit.share'],
    loaded: ['policyList', 'kit.listPage'],
    imports: ['../platform/words/page-head.ts', './later.tsx'],
  });
});
