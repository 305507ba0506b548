/** Whether a page has neither header nor footer: pages for embedding, and the login. Source: pages.md, `/single`. */
export const isAlone = (pathname: string): boolean => /^\/(single|login)(\/|$)/.test(pathname);
