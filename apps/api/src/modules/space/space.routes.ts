import { spaceEndpoints } from '@zonekit/api-client/space/contract';
import { UNIT_LISTS, unitListEndpoints } from '@zonekit/api-client/space/unit-lists/contract';
import { shanghaiDay } from '../../frame/day.ts';
import { createFinder } from '../../frame/list/find.ts';
import { named } from '../../frame/list/labels.ts';
import { serveList } from '../../frame/list/serve-list.ts';
import type { Module } from '../../frame/module.ts';
import { Problem } from '../../frame/problem.ts';
import { areaBands, availabilities, decorations, houseTypes, priceUnits, rentBands } from './space.labels.ts';
import { parkFile, parkList, unitFile, unitList } from './space.lists.ts';
import { presentPark, presentParkDetail, presentUnit, presentUnitDetail } from './space.present.ts';
import {
  buildingsOf,
  contractsOf,
  findParks,
  findUnits,
  namesOfParks,
  stockOfFloors,
  stockOfParks,
} from './space.repository.ts';

export const spaceRoutes: Module['routes'] = (serve, context) => {
  const today = () => shanghaiDay(context.now());

  const answerUnits = serveList(
    serve,
    context,
    createFinder(),
    { list: spaceEndpoints.listUnits, file: spaceEndpoints.unitsFile },
    {
      list: unitList,
      present: async (ids, { db, locale, terms, now }) =>
        (await findUnits(db, ids)).map((row) => presentUnit(row, { locale, terms, today: shanghaiDay(now) })),
      labels: async ({ db, locale }) => ({
        house_type: named(houseTypes, locale),
        park: (await namesOfParks(db)).map(({ id, name_zh, name_en }) => ({
          value: id,
          label: (locale === 'en' && name_en) || name_zh,
        })),
        area_band: named(areaBands, locale),
        rent_band: named(rentBands, locale),
        price_unit: named(priceUnits, locale),
        decoration: named(decorations, locale),
        availability: named(availabilities, locale),
      }),
      file: unitFile,
    },
    { shared: 'cached' },
  );

  serve(
    unitListEndpoints.listUnitsOfType,
    (call) => answerUnits({ ...call, query: { ...call.query, house_type: [UNIT_LISTS[call.params.unit_list]] } }),
    { shared: 'cached' },
  );

  serve(
    spaceEndpoints.getUnit,
    async ({ params, db, locale }) => {
      const [row] = await findUnits(db, [params.unit_id]);
      if (!row) throw new Problem(404, 'not_found');
      const contracts = await contractsOf(db, row.id, today());
      return { data: presentUnitDetail(row, contracts, { locale, today: today() }) };
    },
    { shared: 'joined' },
  );

  serve(spaceEndpoints.compareUnits, async ({ query, db, locale }) => {
    const rows = await findUnits(db, [...new Set(query.ids)]);
    const shown = rows.map(async (row) =>
      presentUnitDetail(row, await contractsOf(db, row.id, today()), { locale, today: today() }),
    );
    return { data: await Promise.all(shown) };
  });

  serveList(
    serve,
    context,
    createFinder(),
    { list: spaceEndpoints.listParks, file: spaceEndpoints.parksFile },
    {
      list: parkList,
      present: async (ids, { db, locale, terms, now }) => {
        const [rows, stocks, buildings] = await Promise.all([
          findParks(db, ids),
          stockOfParks(db, ids, shanghaiDay(now)),
          buildingsOf(db, ids),
        ]);
        return rows.map((row) =>
          presentPark(
            row,
            { stock: stocks.get(row.id), buildings: buildings.filter(({ park_id }) => park_id === row.id).length },
            { locale, terms },
          ),
        );
      },
      labels: async ({ locale }) => ({ house_type: named(houseTypes, locale) }),
      file: parkFile,
    },
    { shared: 'cached' },
  );

  serve(
    spaceEndpoints.getPark,
    async ({ params, db, locale }) => {
      const [row] = await findParks(db, [params.park_id]);
      if (!row) throw new Problem(404, 'not_found');
      const [buildings, floors] = await Promise.all([buildingsOf(db, [row.id]), stockOfFloors(db, row.id, today())]);
      return { data: presentParkDetail(row, buildings, floors, locale) };
    },
    { shared: 'joined' },
  );
};
