/** The router marks a match without a matching child by `_notFound`, which its types omit. */
export const isErrorPage = (match: { status: string; _notFound?: boolean }) =>
  match.status !== 'success' || match._notFound === true;
