export const MANAGEMENT: string = '/userCenter/user/expertManagement';
export const TABS = ['entries', 'form', 'consultations', 'received'] as const;
export type ManagementTab = (typeof TABS)[number];

/** The first tab has the bare address. */
export const managementHref = (tab: ManagementTab): string =>
  tab === 'entries' ? MANAGEMENT : `${MANAGEMENT}?tab=${tab}`;
