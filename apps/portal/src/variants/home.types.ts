/** Sections of the home page; `pages/home/home-sections.ts` has what they read and show. */
export type HomeSectionName =
  | 'policies'
  | 'deadlines'
  | 'roadshow'
  | 'carousel'
  | 'videos'
  | 'centres'
  | 'chains'
  | 'news'
  | 'events'
  | 'experts'
  | 'spaces'
  | 'technology'
  | 'demands'
  | 'finance'
  | 'question'
  | 'partners';
