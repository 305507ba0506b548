/** The router marks a match without a matching child by `_notFound`, which its types omit. */
export const isErrorPage = (match: { status: string; _notFound?: boolean }) =>
  match.status !== 'success' || match._notFound === true;

/** The page of the address is not there: no route of the tree, or nothing of this id. */
export const isNotFound = (match: { status: string; _notFound?: boolean }) =>
  match.status === 'notFound' || match._notFound === true;
