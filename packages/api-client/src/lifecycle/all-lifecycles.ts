import type { Lifecycle } from './lifecycle.ts';
import { claim } from './things/claim.lifecycle.ts';
import { contract } from './things/contract.lifecycle.ts';
import { demand } from './things/demand.lifecycle.ts';
import { demandResponse } from './things/demand-response.lifecycle.ts';
import { enrolment } from './things/enrolment.lifecycle.ts';
import { entryApplication } from './things/entry-application.lifecycle.ts';
import { event } from './things/event.lifecycle.ts';
import { filePermission } from './things/file-permission.lifecycle.ts';
import { financeApplication } from './things/finance-application.lifecycle.ts';
import { instrumentReservation } from './things/instrument-reservation.lifecycle.ts';
import { order } from './things/order.lifecycle.ts';
import { policyApplication } from './things/policy-application.lifecycle.ts';
import { policyDeclaration } from './things/policy-declaration.lifecycle.ts';
import { registrationStep } from './things/registration-step.lifecycle.ts';
import { roadshowBooking } from './things/roadshow-booking.lifecycle.ts';
import { statusReport } from './things/status-report.lifecycle.ts';
import { viewingAppointment } from './things/viewing-appointment.lifecycle.ts';

/** Every row of the table in pages.md, "Lifecycles", for what looks at all of them: tests, dictionaries, an operator's queues. */
export const allLifecycles: readonly Lifecycle[] = [
  order,
  instrumentReservation,
  roadshowBooking,
  viewingAppointment,
  entryApplication,
  contract,
  statusReport,
  claim,
  event,
  enrolment,
  policyDeclaration,
  policyApplication,
  demand,
  demandResponse,
  financeApplication,
  registrationStep,
  filePermission,
];
