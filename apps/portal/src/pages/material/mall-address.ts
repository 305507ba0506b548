export const MALL = '/material/product';

/** Page of goods of either catalogue. */
export const productPath = (id: string): string => `${MALL}/${encodeURIComponent(id)}`;
