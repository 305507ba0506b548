import { HomeHero } from '#variant/parts/home-hero.tsx';
import type { BulletinTab } from '../pages/home/bulletin.tsx';
import { FiguresHero, IndustryHero, MatchHero, RoadshowHero, TasksHero } from '../pages/home/heroes/heroes.tsx';
import { NewsHero } from '../pages/home/heroes/news-hero.tsx';
import { SpacesHero } from '../pages/home/heroes/spaces-hero.tsx';
import { HomeTemplate, loadTemplate, type Template } from '../pages/home/home-template.tsx';
import type { Data } from '../platform/data/data.ts';
import type { NumberedTemplateProps, TemplateNumber } from './-template-numbers.ts';

/** Heads and orders of the same sections. 1 begins with the variant's own hero. */
const TEMPLATES: Readonly<Record<TemplateNumber, Template>> = {
  1: { hero: HomeHero, first: [] },
  2: { hero: MatchHero, figures: false, first: ['deadlines'] },
  3: { hero: SpacesHero, figures: false, first: ['spaces', 'policies', 'deadlines'] },
  4: { hero: RoadshowHero, first: ['roadshow'] },
  5: { hero: IndustryHero, figures: false, first: ['chains', 'centres'] },
  6: { hero: NewsHero, figures: false, inHero: ['policies', 'deadlines'], first: ['videos', 'news'] },
  7: { hero: TasksHero, first: ['policies'] },
  8: { hero: FiguresHero, first: ['deadlines'] },
};

export const loadNumbered = (data: Data, bulletin: BulletinTab, number: TemplateNumber) =>
  loadTemplate(data, bulletin, TEMPLATES[number]);

export function NumberedTemplate({ number, ...props }: NumberedTemplateProps) {
  return <HomeTemplate template={TEMPLATES[number]} {...props} />;
}
