import { latePage } from '../late-page.tsx';
import type { RatingsProps } from './ratings.tsx';

/** What customers say, further down the page. */
export const ratings = latePage<RatingsProps>('ratings', async () => (await import('./ratings.tsx')).Ratings);
