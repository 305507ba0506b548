export const CONTRACTS = '/userCenter/user/space/contract';
export const contractHref = (id: string): string => `${CONTRACTS}/${encodeURIComponent(id)}`;
