import type { AppointmentStatus } from '@zonekit/api-client/space/appointment/contract';
import type { Selectable } from 'kysely';

/** Tables of viewing appointments; made by `appointment.migrations.ts`. */
export interface AppointmentTables {
  space_appointments: {
    id: string;
    number: string;
    user_id: string;
    park_id: string;
    /** Null where the park alone is to be seen. */
    unit_id: string | null;
    /** Asia/Shanghai, as `hour`. */
    date: string;
    hour: number;
    contact_person: string;
    contact_phone: string;
    visitors: number;
    remark: string;
    status: AppointmentStatus;
    created_at: string;
    updated_at: string;
  };
}

export type AppointmentRow = Selectable<AppointmentTables['space_appointments']>;

declare module '../../../database/tables.ts' {
  interface Database extends AppointmentTables {}
}
