export const MESSAGES = '/userCenter/user/material/demands';
export const messageHref = (id: string): string => `${MESSAGES}?${new URLSearchParams({ message: id })}`;
