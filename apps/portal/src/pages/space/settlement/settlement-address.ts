const SETTLEMENTS = '/userCenter/user/space/settlement';

/** Where an application is; without an id, the list of them. */
export const settlementHref = (id?: string): string =>
  id === undefined ? SETTLEMENTS : `${SETTLEMENTS}/${encodeURIComponent(id)}`;

/** In place of an id, the form of a new one. */
export const NEW = 'new';
/** The form that corrects a returned one. */
export const correctHref = (id: string): string => `${settlementHref(id)}?edit=1`;
