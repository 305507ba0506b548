import { facilityEndpoints } from '@zonekit/api-client/experiment/facility/contract';
import { type SqlBool, sql } from 'kysely';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { Problem } from '../../../frame/problem.ts';
import { presentBookableDetail } from '../bookable.present.ts';
import { bookingStates, serviceModes, technologyFields, voucherChoices } from '../experiment.labels.ts';
import { presentInstruments } from '../instrument/instrument.present.ts';
import { instrumentTable } from '../instrument/instrument.repository.ts';
import { rulesOf } from '../reservation/reservation.repository.ts';
import { rulesInWords } from '../reservation/reservation.words.ts';
import { facilityFile, facilityKinds, facilityList } from './facility.lists.ts';
import { presentFacilities } from './facility.present.ts';
import { facilityTable } from './facility.repository.ts';

/** Instruments on the page of a facility. */
const INSTRUMENTS = 12;

export const facilityRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: facilityEndpoints.listFacilities, file: facilityEndpoints.facilitiesFile },
    {
      list: facilityList,
      present: async (ids, { db, locale, terms, now }) =>
        presentFacilities(db, await facilityTable.find(db, ids), { locale, terms, now }),
      labels: async ({ locale }) => ({
        kind: named(facilityKinds, locale),
        field: named(technologyFields, locale),
        service: named(serviceModes, locale),
        voucher: named(voucherChoices, locale),
        booking: named(bookingStates, locale),
      }),
      file: facilityFile,
    },
    { shared: 'cached' },
  );

  serve(
    facilityEndpoints.getFacility,
    async ({ params, db, locale }) => {
      const row = await facilityTable.one(db, params.obj_id);
      if (!row) throw new Problem(404, 'not_found');
      const view = { locale, terms: null, now: context.now() };
      const [[shown], rules, instruments] = await Promise.all([
        presentFacilities(db, [row], view),
        rulesOf(db, [row.id]),
        instrumentTable.select(
          db,
          sql<SqlBool>`region_id = ${row.id}`,
          sql`order by usage_rate desc, id limit ${INSTRUMENTS}`,
        ),
      ]);
      if (!shown) throw new Problem(404, 'not_found');
      const own = rules.get(row.id);
      const sentences = own ? rulesInWords(own).map((sentence) => sentence[shown.lang]) : [];
      return {
        data: {
          ...shown,
          ...presentBookableDetail(row, sentences, shown.lang),
          longitude: row.longitude,
          latitude: row.latitude,
          instrument_list: await presentInstruments(db, instruments, view),
        },
      };
    },
    { shared: 'joined' },
  );
};
