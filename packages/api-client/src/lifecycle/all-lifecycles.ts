import type { Lifecycle } from './lifecycle.ts';
import { claim } from './subjects/claim.lifecycle.ts';
import { contract } from './subjects/contract.lifecycle.ts';
import { demand } from './subjects/demand.lifecycle.ts';
import { demandResponse } from './subjects/demand-response.lifecycle.ts';
import { enrolment } from './subjects/enrolment.lifecycle.ts';
import { entryApplication } from './subjects/entry-application.lifecycle.ts';
import { event } from './subjects/event.lifecycle.ts';
import { filePermission } from './subjects/file-permission.lifecycle.ts';
import { financeApplication } from './subjects/finance-application.lifecycle.ts';
import { instrumentReservation } from './subjects/instrument-reservation.lifecycle.ts';
import { order } from './subjects/order.lifecycle.ts';
import { policyApplication } from './subjects/policy-application.lifecycle.ts';
import { policyDeclaration } from './subjects/policy-declaration.lifecycle.ts';
import { registrationStep } from './subjects/registration-step.lifecycle.ts';
import { roadshowBooking } from './subjects/roadshow-booking.lifecycle.ts';
import { statusReport } from './subjects/status-report.lifecycle.ts';
import { viewingAppointment } from './subjects/viewing-appointment.lifecycle.ts';

/** Every row of the table in pages.md, "Lifecycles", for tests, dictionaries and queues. */
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
