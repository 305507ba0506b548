export const NEEDS = '/userCenter/user/space/needs';
export const NEED_FORM = `${NEEDS}?tab=form`;
export const needHref = (id: string): string => `${NEEDS}?${new URLSearchParams({ need: id })}`;
