/** The router marks the match below which nothing was found by a field that its types leave out. */
export const isErrorPage = (match: { status: string; _notFound?: boolean }) =>
  match.status !== 'success' || match._notFound === true;
