const APPLYING = '/userCenter/user/space/applying';

/** Where an application is; without an id, the list of them. */
export const applyingHref = (id?: string): string =>
  id === undefined ? APPLYING : `${APPLYING}/${encodeURIComponent(id)}`;

/** The form of an application; without an id, of a new one. */
export const modifyHref = (id?: string): string => `${APPLYING}/modify${id ? `/${encodeURIComponent(id)}` : ''}`;

/** The contract that an approved application has made. */
export const contractHref = (id: string): string => `/userCenter/user/space/contract/${encodeURIComponent(id)}`;
