import { createFileRoute } from '@tanstack/react-router';
import { loadService } from '../../pages/business/detail/load-service.ts';
import { ServicePage } from '../../pages/business/detail/service-page.tsx';
import { businessWords } from '../../pages/business/words.ts';
import { readOfferSearch } from '../../pages/shared/offer/offer-choice.ts';
import { offerWords } from '../../pages/shared/offer/words.ts';
import { kitWords } from '../../platform/words/kit-words.ts';
import { pageSkeleton } from '../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/business/$id')({
  validateSearch: readOfferSearch,
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(businessWords.businessService, offerWords.offer, kitWords.detailPage, kitWords.share);
  },
  pendingComponent: Skeleton,
  // Another choice asks for its price alone, and so the search is none of the loader's dependencies.
  loader: ({ context, params, location }) => loadService(context.data, params.id, location.search),
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'description', content: loaderData.headline }] : [],
  }),
  component: Service,
});

function Service() {
  const service = Route.useLoaderData();
  return <ServicePage key={service.id} service={service} search={Route.useSearch()} />;
}
