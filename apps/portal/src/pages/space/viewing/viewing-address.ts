export const RESERVE = '/space/reserve';
export const MAKE = '/userCenter/user/space/make';
