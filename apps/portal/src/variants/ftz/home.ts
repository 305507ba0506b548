import type { HomeSectionName } from '../home.types.ts';

/** What the home page shows below its figures, in this order. */
export const homeSectionNames: readonly HomeSectionName[] = [
  'carousel',
  'policies',
  'deadlines',
  'spaces',
  'technology',
  'finance',
  'demands',
  'question',
  'experts',
  'events',
  'videos',
  'centres',
  'news',
  'roadshow',
  'partners',
];
