import type { MenuEntry } from './centre-menu.ts';

interface SubjectPage {
  /** The entry of the menu that its tasks are counted at. */
  entry: MenuEntry['word'];
  href: (id: string) => string;
}

/** Where a record of each kind of subject is shown, by the subject of its lifecycle. */
const SUBJECT_PAGES: Readonly<Record<string, SubjectPage>> = {
  policy_application: {
    entry: 'applications',
    href: (id) => `/userCenter/user/policyManagement/${encodeURIComponent(id)}`,
  },
  roadshow_booking: { entry: 'bookings', href: () => '/userCenter/user/space' },
};

/** Null for a kind of subject that this build has no page for. */
export const subjectPage = (subject: string): SubjectPage | null =>
  Object.hasOwn(SUBJECT_PAGES, subject) ? (SUBJECT_PAGES[subject] ?? null) : null;
