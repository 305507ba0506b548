import { createFileRoute, redirect } from '@tanstack/react-router';
import { serviceComparePage, serviceListPage } from '../../pages/business/business-pages.tsx';
import { BUSINESS, CATEGORY_WORDS, categoryOf, readCategoryList } from '../../pages/business/list/categories.ts';
import { loadBusiness } from '../../pages/business/load-business.ts';
import { businessWords } from '../../pages/business/words.ts';
import { readCompared } from '../../pages/shared/compare/compare-address.ts';
import { listWords } from '../../pages/shared/list/words.ts';
import { stringifySearch } from '../../platform/data/search-params.ts';
import { kitFormWords } from '../../platform/words/kit-form-words.ts';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/list/list-skeleton.tsx'), 'ListSkeleton');

export const Route = createFileRoute('/business/')({
  loaderDeps: ({ search: { compare, different, ...search } }: { search: Record<string, unknown> }) => ({
    category: categoryOf(search.category_ids) ?? '1',
    search: readCategoryList(search),
    compared: readCompared({ compare, different }),
  }),
  beforeLoad: ({ context, search }) => {
    // Source: specification, section 2: an unknown category becomes 1, and the address says so.
    const given: Record<string, unknown> = search;
    if (categoryOf(given.category_ids) === null && readCompared(given) === null) {
      throw redirect({ href: `${BUSINESS}${stringifySearch({ ...given, category_ids: '1' })}`, replace: true });
    }
    Skeleton.preload();
    return context.words.load(
      businessWords.businessComparison,
      listWords.list,
      kitWords.listPage,
      kitWords.facetFilter,
      kitFormWords.comparisonTable,
      kitFormWords.comparisonTray,
    );
  },
  pendingComponent: Skeleton,
  loader: loadBusiness,
  head: ({ match, loaderData }) =>
    pageHead(match.context, 'business', ({ pages, description }) => ({
      title:
        loaderData?.shows === 'comparison'
          ? loaderData.services.map(({ title }) => title).join(' / ')
          : pages[CATEGORY_WORDS[match.loaderDeps.category]],
      description,
    })),
  component: Page,
});

function Page() {
  const { category, search, compared } = Route.useLoaderDeps();
  const data = Route.useLoaderData();
  if (data.shows === 'comparison') {
    return compared && serviceComparePage.show({ services: data.services, compared });
  }
  return serviceListPage.show({ category, categories: data.categories, search });
}
