const CENTRE = '/userCenter/user/businessregistration';

const pagesOf = (list: string) => ({
  /** Of one of them, or of the list without an id. */
  href: (id?: string): string => (id === undefined ? list : `${list}/${encodeURIComponent(id)}`),
  /** The form that corrects a returned one. */
  correctHref: (id: string): string => `${list}/${encodeURIComponent(id)}?edit=1`,
});

/** In place of an id, the form of a new one. */
export const NEW = 'new';
export const taxRebatePages = pagesOf(`${CENTRE}/taxRebate`);
export const invoicePages = pagesOf(`${CENTRE}/invoice`);
