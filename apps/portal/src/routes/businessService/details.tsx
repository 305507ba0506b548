import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadAnyService } from '../../pages/business/detail/load-service.ts';
import { ServicePage } from '../../pages/business/detail/service-page.tsx';
import { businessWords } from '../../pages/business/words.ts';
import { readOfferSearch } from '../../pages/shared/offer/offer-choice.ts';
import { offerWords } from '../../pages/shared/offer/words.ts';
import { oneOf } from '../../platform/data/search-params.ts';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

/** A service of either catalogue by query; experimental services have this page alone. */
export const Route = createFileRoute('/businessService/details')({
  validateSearch: (search: Record<string, unknown>) => ({ ...readOfferSearch(search), id: oneOf(search.id) }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(businessWords.businessService, offerWords.offer, kitWords.detailPage, kitWords.share);
  },
  pendingComponent: Skeleton,
  loader: ({ context, deps: { id }, location }) => {
    if (id === undefined) throw notFound();
    return loadAnyService(context.data, id, location.search);
  },
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.headline }] : [],
  }),
  component: Service,
});

function Service() {
  const service = Route.useLoaderData();
  return <ServicePage key={service.id} service={service} search={Route.useSearch()} />;
}
