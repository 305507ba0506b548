/** `reason` of `/login`: the visitor is there because the session has run out. Apart, as the address is read before its page comes. */
export const EXPIRED = 'expired';
