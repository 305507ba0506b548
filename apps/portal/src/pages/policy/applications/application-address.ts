/** Where an application is; without an id, the list of them. */
export const applicationHref = (id?: string): string =>
  `/userCenter/user/policyManagement${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
