import { createFileRoute } from '@tanstack/react-router';
import { instrumentEndpoints } from '@zonekit/api-client/experiment/instrument/endpoints';
import { readBookingSearch } from '../../../pages/experiment/booking/booking-search.ts';
import { instrumentBody, similarInstruments } from '../../../pages/experiment/booking/booking-slots.ts';
import { InstrumentPage } from '../../../pages/experiment/instrument/instrument-page.tsx';
import { experimentWords } from '../../../pages/experiment/words.ts';
import { offerWords } from '../../../pages/shared/offer/words.ts';
import { kitFormWords } from '../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../platform/words/kit-words.ts';
import { pageSkeleton } from '../../../shell/page-skeleton.tsx';

const Skeleton = pageSkeleton(() => import('../../../pages/shared/detail-skeleton.tsx'), 'DetailSkeleton');

export const Route = createFileRoute('/experiment/instrument/$id')({
  validateSearch: readBookingSearch,
  beforeLoad: ({ context }) => {
    Skeleton.preload();
    return context.words.load(
      experimentWords.experimentBooking,
      experimentWords.experimentInstrument,
      offerWords.offer,
      kitWords.detailPage,
      kitWords.share,
      kitFormWords.slotCalendar,
    );
  },
  pendingComponent: Skeleton,
  loader: async ({ context: { data }, params: { id }, location }) => {
    const { loadBooking } = await import('../../../pages/experiment/booking/load-booking.ts');
    const { data: instrument } = await data.load(instrumentEndpoints.getInstrument, { params: { obj_id: id } });
    return {
      instrument,
      ...(await loadBooking(data, instrument, location.search, instrumentBody, similarInstruments)),
    };
  },
  // A choice changes the address, and nothing that is loaded here.
  shouldReload: ({ cause }) => cause !== 'stay',
  head: ({ loaderData }) => ({
    meta: loaderData
      ? [
          // Many have one name.
          { title: `${loaderData.instrument.title} ${loaderData.instrument.model}` },
          { name: 'description', content: loaderData.instrument.introduction.replaceAll('\n', ' ') },
        ]
      : [],
  }),
  component: Page,
});

function Page() {
  const loaded = Route.useLoaderData();
  return <InstrumentPage key={loaded.instrument.id} {...loaded} search={Route.useSearch()} />;
}
