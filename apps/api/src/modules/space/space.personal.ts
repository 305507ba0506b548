import type { PersonalData } from '../../frame/module.ts';
import { appointmentPersonal } from './appointment/appointment.personal.ts';
import { entryApplicationPersonal } from './entry-application/entry-application.personal.ts';
import { needPersonal } from './need/need.personal.ts';
import { reportPersonal } from './report/report.personal.ts';
import { settlementPersonal } from './settlement/settlement.personal.ts';

const PARTS: readonly PersonalData[] = [
  appointmentPersonal,
  entryApplicationPersonal,
  needPersonal,
  reportPersonal,
  settlementPersonal,
];

/** Of every part of the module. */
export const spacePersonal: PersonalData = {
  async export(db, user_id) {
    const all = await Promise.all(PARTS.map((part) => part.export(db, user_id)));
    return Object.assign({}, ...all);
  },
  async erase(tx, user_id, now) {
    for (const part of PARTS) await part.erase(tx, user_id, now);
  },
};
