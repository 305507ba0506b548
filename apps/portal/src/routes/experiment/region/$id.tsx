import { createFileRoute } from '@tanstack/react-router';
import { facilityEndpoints } from '@zonekit/api-client/experiment/facility/endpoints';
import { readBookingSearch } from '../../../pages/experiment/booking/booking-search.ts';
import { facilityBody } from '../../../pages/experiment/booking/booking-slots.ts';
import { FacilityPage } from '../../../pages/experiment/facility/facility-page.tsx';
import { experimentWords } from '../../../pages/experiment/words.ts';
import { offerWords } from '../../../pages/shared/offer/words.ts';
import { kitFormWords } from '../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/experiment/region/$id')({
  validateSearch: readBookingSearch,
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      experimentWords.experimentBooking,
      experimentWords.experimentInstrument,
      experimentWords.experimentRegion,
      offerWords.offer,
      kitWords.detailPage,
      kitWords.share,
      kitFormWords.slotCalendar,
    );
  },
  pendingComponent: Skeleton,
  loader: async ({ context: { data }, params: { id }, location }) => {
    const { loadBooking } = await import('../../../pages/experiment/booking/load-booking.ts');
    const { data: facility } = await data.load(facilityEndpoints.getFacility, { params: { obj_id: id } });
    return { facility, ...(await loadBooking(data, facility, location.search, facilityBody)) };
  },
  // A choice changes the address, and nothing that is loaded here.
  shouldReload: ({ cause }) => cause !== 'stay',
  head: ({ loaderData }) => ({
    meta: loaderData
      ? [
          { title: loaderData.facility.title },
          { name: 'description', content: loaderData.facility.introduction.replaceAll('\n', ' ') },
        ]
      : [],
  }),
  component: Page,
});

function Page() {
  const loaded = Route.useLoaderData();
  return <FacilityPage key={loaded.facility.id} {...loaded} search={Route.useSearch()} />;
}
