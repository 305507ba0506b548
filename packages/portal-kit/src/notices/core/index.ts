export { type Failure, isSuppressed, type Notice, noticeOf } from './notice-of.ts';
