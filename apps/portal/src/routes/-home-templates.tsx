import { HomeHero } from '#variant/parts/home-hero.tsx';
import { FiguresHero, IndustryHero, MatchHero, RoadshowHero, TasksHero } from '../pages/home/heroes/heroes.tsx';
import { NewsHero } from '../pages/home/heroes/news-hero.tsx';
import { SpacesHero } from '../pages/home/heroes/spaces-hero.tsx';
import type { Template } from '../pages/home/home-template.tsx';

export type TemplateNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Heads and orders of the same sections. 1 begins with the variant's own hero. */
export const TEMPLATES: Readonly<Record<TemplateNumber, Template>> = {
  1: { hero: HomeHero, first: [] },
  2: { hero: MatchHero, figures: false, first: ['deadlines'] },
  3: { hero: SpacesHero, figures: false, first: ['spaces', 'policies', 'deadlines'] },
  4: { hero: RoadshowHero, first: ['roadshow'] },
  5: { hero: IndustryHero, figures: false, first: ['chains', 'centres'] },
  6: { hero: NewsHero, figures: false, inHero: ['policies', 'deadlines'], first: ['videos', 'news'] },
  7: { hero: TasksHero, first: ['policies'] },
  8: { hero: FiguresHero, first: ['deadlines'] },
};
