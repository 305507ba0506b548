/** Category tags of business code 050011, as the page has them by now. */
export type Tags = readonly { id: string; name: string }[] | 'loading' | 'failed';
