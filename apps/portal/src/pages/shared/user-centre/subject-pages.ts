import type { MenuEntry } from './centre-menu.ts';

interface SubjectPage {
  /** The entry of the menu that its tasks are counted at. */
  entry: MenuEntry['word'];
  /** @param actor of its lifecycle that the user is */
  href: (id: string, actor: string) => string;
}

/** A list opens every order, also one of another list. */
const orderPage = (list: string, id: string) => `/userCenter/user/${list}?order=${encodeURIComponent(id)}`;

/** The id of a step is that of its registration with its name: `…-seals`. */
const registrationStepPage = (id: string) => {
  const end = id.lastIndexOf('-');
  const search = new URLSearchParams({ id: id.slice(0, end) });
  return `/userCenter/user/businessregistration/${encodeURIComponent(id.slice(end + 1))}/Add?${search}`;
};

/** Where a record of each kind of subject is shown, by the subject of its lifecycle. */
const SUBJECT_PAGES: Readonly<Record<string, SubjectPage>> = {
  policy_application: {
    entry: 'applications',
    href: (id) => `/userCenter/user/policyManagement/${encodeURIComponent(id)}`,
  },
  faq_question: { entry: 'applications', href: () => '/userCenter/user/policyManagement?tab=questions' },
  enrolment: { entry: 'events', href: () => '/userCenter/user/event' },
  expert_entry: { entry: 'expert', href: () => '/userCenter/user/expertManagement' },
  expert_consultation: {
    entry: 'expert',
    href: (_, actor) => `/userCenter/user/expertManagement?tab=${actor === 'expert' ? 'received' : 'consultations'}`,
  },
  viewing_appointment: { entry: 'viewings', href: () => '/userCenter/user/space/make' },
  contract: {
    entry: 'contracts',
    href: (id) => `/userCenter/user/space/contract/${encodeURIComponent(id)}`,
  },
  space_need: { entry: 'needs', href: (id) => `/userCenter/user/space/needs?need=${encodeURIComponent(id)}` },
  entry_application: {
    entry: 'entry',
    href: (id) => `/userCenter/user/space/applying/${encodeURIComponent(id)}`,
  },
  status_report: {
    entry: 'operating',
    href: (id) => `/userCenter/user/space/businessStatus/${encodeURIComponent(id)}`,
  },
  settlement: {
    entry: 'settlement',
    href: (id) => `/userCenter/user/space/settlement/${encodeURIComponent(id)}`,
  },
  registration_step: { entry: 'registration', href: registrationStepPage },
  tax_rebate: {
    entry: 'invoices',
    href: (id) => `/userCenter/user/businessregistration/taxRebate/${encodeURIComponent(id)}`,
  },
  invoice: {
    entry: 'invoices',
    href: (id) => `/userCenter/user/businessregistration/invoice/${encodeURIComponent(id)}`,
  },
  finance_application: {
    entry: 'finance',
    href: (id) => `/userCenter/user/finance/${encodeURIComponent(id)}`,
  },
  finance_inquiry: {
    entry: 'inquiries',
    href: (id) => `/userCenter/user/finance/inquiry?${new URLSearchParams({ inquiry: id })}`,
  },
  instrument_order: { entry: 'instruments', href: (id) => orderPage('technical', id) },
  service_order: { entry: 'services', href: (id) => orderPage('commodity', id) },
  material_order: { entry: 'mall', href: (id) => orderPage('material', id) },
  voucher_redemption: {
    entry: 'vouchers',
    href: (id) => `/innovation-voucher?redemption=${encodeURIComponent(id)}`,
  },
  online_message: {
    entry: 'messages',
    href: (id) => `/userCenter/user/material/demands?${new URLSearchParams({ message: id })}`,
  },
  demand: {
    entry: 'released',
    href: (id) => `/userCenter/user/enterpriseDemandList/release?${new URLSearchParams({ demand: id })}`,
  },
  demand_response: {
    entry: 'unveiled',
    href: (id) => `/userCenter/user/enterpriseDemandList/unveiling?${new URLSearchParams({ response: id })}`,
  },
  roadshow_booking: { entry: 'bookings', href: (id) => `/userCenter/user/space?booking=${encodeURIComponent(id)}` },
};

/** Null for a kind of subject that this build has no page for. */
export const subjectPage = (subject: string): SubjectPage | null =>
  Object.hasOwn(SUBJECT_PAGES, subject) ? (SUBJECT_PAGES[subject] ?? null) : null;
