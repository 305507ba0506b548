export const MALL = '/material/product';
