import type { Lifecycle } from './lifecycle.ts';
import { contract } from './subjects/contract.lifecycle.ts';
import { demand } from './subjects/demand.lifecycle.ts';
import { demandResponse } from './subjects/demand-response.lifecycle.ts';
import { enrolment } from './subjects/enrolment.lifecycle.ts';
import { entryApplication } from './subjects/entry-application.lifecycle.ts';
import { event } from './subjects/event.lifecycle.ts';
import { expertConsultation } from './subjects/expert-consultation.lifecycle.ts';
import { expertEntry } from './subjects/expert-entry.lifecycle.ts';
import { faqQuestion } from './subjects/faq-question.lifecycle.ts';
import { filePermission } from './subjects/file-permission.lifecycle.ts';
import { financeApplication } from './subjects/finance-application.lifecycle.ts';
import { financeInquiry } from './subjects/finance-inquiry.lifecycle.ts';
import { instrumentOrder } from './subjects/instrument-order.lifecycle.ts';
import { instrumentReservation } from './subjects/instrument-reservation.lifecycle.ts';
import { invoice } from './subjects/invoice.lifecycle.ts';
import { materialOrder } from './subjects/material-order.lifecycle.ts';
import { onlineMessage } from './subjects/online-message.lifecycle.ts';
import { policyApplication } from './subjects/policy-application.lifecycle.ts';
import { policyDeclaration } from './subjects/policy-declaration.lifecycle.ts';
import { registrationStep } from './subjects/registration-step.lifecycle.ts';
import { roadshowBooking } from './subjects/roadshow-booking.lifecycle.ts';
import { serviceOrder } from './subjects/service-order.lifecycle.ts';
import { settlement } from './subjects/settlement.lifecycle.ts';
import { spaceNeed } from './subjects/space-need.lifecycle.ts';
import { statusReport } from './subjects/status-report.lifecycle.ts';
import { taxRebate } from './subjects/tax-rebate.lifecycle.ts';
import { viewingAppointment } from './subjects/viewing-appointment.lifecycle.ts';
import { voucherRedemption } from './subjects/voucher-redemption.lifecycle.ts';

/** All lifecycles, for tests, dictionaries and queues. */
export const allLifecycles: readonly Lifecycle[] = [
  serviceOrder,
  instrumentOrder,
  materialOrder,
  instrumentReservation,
  roadshowBooking,
  viewingAppointment,
  entryApplication,
  expertEntry,
  expertConsultation,
  contract,
  statusReport,
  settlement,
  spaceNeed,
  taxRebate,
  invoice,
  voucherRedemption,
  event,
  enrolment,
  policyDeclaration,
  policyApplication,
  demand,
  demandResponse,
  financeApplication,
  financeInquiry,
  registrationStep,
  filePermission,
  faqQuestion,
  onlineMessage,
];
