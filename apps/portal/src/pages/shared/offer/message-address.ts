export const MESSAGES = '/userCenter/user/material/demands';
export const messageHref = (id: string): string => `${MESSAGES}?${new URLSearchParams({ message: id })}`;

export const INQUIRIES = '/userCenter/user/finance/inquiry';
export const inquiryHref = (id: string): string => `${INQUIRIES}?${new URLSearchParams({ inquiry: id })}`;

/** Where a question and its answer are shown. */
export const questionHref = (kind: 'message' | 'inquiry', id: string): string =>
  kind === 'inquiry' ? inquiryHref(id) : messageHref(id);
