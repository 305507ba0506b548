import { inquiryOf } from '../shared/inquiry.ts';

/** A question to a provider, which the zone's office passes on and answers for it. */
export const onlineMessage = inquiryOf('online_message', { 'zh-CN': '在线留言', en: 'Online message' });
