import errorPage from '../error-page/messages/zh-CN.ts';

/** The kit's Chinese catalogue; each widget keeps its own words in its folder. */
const messages = { errorPage } as const;
export default messages;
