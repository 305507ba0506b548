import { createFileRoute } from '@tanstack/react-router';
import { spaceEndpoints } from '@zonekit/api-client/space/endpoints';
import { formWords } from '../../pages/shared/form/words.ts';
import { ReservePage } from '../../pages/space/viewing/reserve-page.tsx';
import { viewingWords } from '../../pages/space/viewing/words.ts';
import { oneOf } from '../../platform/data/search-params.ts';
import { kitFormWords } from '../../platform/words/kit-form-words.ts';
import { pageHead } from '../../platform/words/page-head.ts';

export const Route = createFileRoute('/space/reserve')({
  validateSearch: ({ park, unit }: Record<string, unknown>) => ({ park: oneOf(park), unit: oneOf(unit) }),
  loaderDeps: ({ search: { park, unit } }) => ({ park, unit }),
  beforeLoad: ({ context }) =>
    context.words.load(
      viewingWords.spaceReserve,
      formWords.form,
      kitFormWords.appointmentPicker,
      kitFormWords.editConflict,
      kitFormWords.formPage,
    ),
  loader: async ({ context: { data }, deps: { park: parkId, unit: unitId } }) => {
    const [unit, park] = await Promise.all([
      unitId === undefined ? null : data.read(spaceEndpoints.getUnit, { params: { unit_id: unitId } }),
      parkId === undefined ? null : data.read(spaceEndpoints.getPark, { params: { park_id: parkId } }),
    ]);
    return { unit: unit?.data ?? null, park: park?.data ?? null, gone: unit === undefined || park === undefined };
  },
  head: ({ match }) => pageHead(match.context, 'spaceReserve', ({ title, description }) => ({ title, description })),
  component: Reserve,
});

function Reserve() {
  const { unit, park, gone } = Route.useLoaderData();
  return <ReservePage key={`${unit?.id} ${park?.id}`} unit={unit} park={park} gone={gone} />;
}
