import errorPage from '../error-page/messages/en.ts';

/** The kit's English catalogue; each widget keeps its own words in its folder. */
const messages = { errorPage } as const;
export default messages;
