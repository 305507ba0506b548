import * as z from 'zod/mini';
import { textOf, transfer } from '../../../frame/transfer.ts';

const HUNDREDTHS = 100;

/** Space needs for those who place tenants; read alone, since each has a history and runs out by the clock. */
export const needTransfer = transfer({
  name: 'space-needs',
  row: z.object({
    number: z.string(),
    status: z.string(),
    house_types: z.string(),
    /** Square metres. */
    area_min: z.string(),
    area_max: z.string(),
    /** Fen per square metre and month. */
    rent_max: z.string(),
    parks: z.string(),
    from_on: z.string(),
    decorations: z.string(),
    remark: z.string(),
    contact_person: z.string(),
    contact_phone: z.string(),
    expires_on: z.string(),
    created_at: z.string(),
  }),
  async *read(db) {
    const rows = await db
      .selectFrom('space_needs')
      .select(['number', 'status', 'house_types', 'area_min', 'area_max', 'rent_max', 'parks', 'from_on'])
      .select(['decorations', 'remark', 'contact_person', 'contact_phone', 'expires_on', 'created_at'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    for (const { area_min, area_max, ...row } of rows) {
      yield textOf({
        ...row,
        area_min: area_min / HUNDREDTHS,
        area_max: area_max === null ? null : area_max / HUNDREDTHS,
      });
    }
  },
});
