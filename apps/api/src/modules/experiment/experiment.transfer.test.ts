import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed as seedExperiment } from '../../../../demo-data/src/experiment/experiment.seed.ts';
import { seed as seedShops } from '../../../../demo-data/src/shop/shop.seed.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import type { Transfer } from '../../frame/transfer.ts';
import { facilityTransfer } from './facility/facility.transfer.ts';
import { instrumentTransfer } from './instrument/instrument.transfer.ts';
import { laboratoryTransfer } from './laboratory/laboratory.transfer.ts';
import { outcomeTransfer } from './outcome/outcome.transfer.ts';
import { projectTransfer } from './project/project.transfer.ts';
import { blockTransfer, rulesTransfer, trainingTransfer } from './reservation/reservation.transfer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-20T10:00:00+08:00'), seed: [seedShops, seedExperiment] });
});
afterAll(() => api.close());

type Cells = Record<string, string>;

const firstOf = async ({ read }: Transfer, fits: (cells: Cells) => boolean = () => true): Promise<Cells> => {
  for await (const cells of read(api.db)) if (fits(cells as Cells)) return cells as Cells;
  throw new Error('no row');
};
const write = ({ row, write: put }: Transfer, cells: Cells) =>
  api.db.transaction().execute(async (tx) => put?.(tx, row.parse(cells)));
/** Why a row is refused. */
const refusal = async (which: Transfer, cells: Cells): Promise<string> => {
  const parsed = which.row.safeParse(cells);
  if (!parsed.success) return parsed.error.issues.map(({ message }) => message).join();
  return write(which, cells).then(
    () => 'accepted',
    (error: Error) => error.message,
  );
};

const CHANGES: readonly (readonly [Transfer, Cells])[] = [
  [instrumentTransfer, { title_zh: '改名的仪器', price: '12300' }],
  [facilityTransfer, { title_zh: '改名的设施' }],
  [laboratoryTransfer, { name_zh: '改名的实验室' }],
  [outcomeTransfer, { price: '', terms_zh: '面议' }],
  [projectTransfer, { budget: '100' }],
  [rulesTransfer, { lead_hours: '5' }],
  [blockTransfer, { note_zh: '改为校准' }],
  [trainingTransfer, { valid_until: '2028-01-01' }],
];

describe('an operator', () => {
  it.each(CHANGES.map(([which, change]) => [which.name, which, change] as const))(
    'reads back the %s that were written to a file',
    async (_, which, change) => {
      const cells = await firstOf(which);
      expect(await write(which, cells)).toBe('same');
      expect(await write(which, { ...cells, ...change })).toBe('changed');
      const key = Object.keys(cells)[0] ?? '';
      expect(await firstOf(which, (each) => each[key] === cells[key])).toMatchObject(change);
    },
  );

  it('adds an instrument, whose rating others cannot write', async () => {
    const cells = await firstOf(instrumentTransfer);
    expect(await write(instrumentTransfer, { ...cells, id: 'instrument-new' })).toBe('added');
    expect(Object.keys(cells)).not.toContain('rating_rank');
  });

  it('is told of providers, facilities and laboratories that do not exist', async () => {
    const cells = await firstOf(instrumentTransfer);
    expect(await refusal(instrumentTransfer, { ...cells, shop_id: 'none' })).toContain('there is no shop');
    expect(await refusal(instrumentTransfer, { ...cells, region_id: 'none' })).toContain('there is no facility');
    expect(await refusal(instrumentTransfer, { ...cells, laboratory_id: 'none' })).toContain('there is no laboratory');
    const modes = JSON.parse(cells.modes ?? '[]') as unknown[];
    expect(await refusal(instrumentTransfer, { ...cells, modes: JSON.stringify([...modes, ...modes]) })).toContain(
      'twice',
    );
  });

  it('is told of rules that make no sense', async () => {
    const cells = await firstOf(rulesTransfer);
    expect(await refusal(rulesTransfer, { ...cells, lunch_from: '12:00', lunch_to: '' })).toContain('both its ends');
    expect(await refusal(rulesTransfer, { ...cells, longest_minutes: '15' })).toContain('shorter than');
    expect(
      await refusal(rulesTransfer, { ...cells, hours: '[{"weekday":1,"opens":"18:00","closes":"09:00"}]' }),
    ).toContain('closes before it opens');
    expect(await refusal(rulesTransfer, { ...cells, obj_id: 'none' })).toContain('there is no');
  });

  it('cannot put maintenance on time that an order holds', async () => {
    const cells = await firstOf(blockTransfer);
    const time = { starts_at: '2026-12-16T14:00:00+08:00', ends_at: '2026-12-16T16:00:00+08:00' };
    await api.db
      .insertInto('experiment_buckets')
      .values({ ...time, obj_id: cells.obj_id ?? '', order_id: 'order-1', enterprise_id: 'e-lantu' })
      .execute();
    expect(await refusal(blockTransfer, { ...cells, id: 'block-new', ...time })).toContain('an order holds');
  });
});
