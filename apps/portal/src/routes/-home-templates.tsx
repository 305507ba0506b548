import type { ComponentType } from 'react';
import { homeSectionNames } from '#variant/home.ts';
import { HomeHero } from '#variant/parts/home-hero.tsx';
import { variant } from '#variant/variant.ts';
import type { BulletinTab } from '../pages/home/bulletin.tsx';
import {
  FiguresHero,
  type HeroProps,
  IndustryHero,
  MatchHero,
  NewsHero,
  PlacesHero,
  RoadshowHero,
  TasksHero,
} from '../pages/home/heroes/heroes.tsx';
import type { HomeData } from '../pages/home/home-data.ts';
import { HomePage, type HomePageProps } from '../pages/home/home-page.tsx';
import { interactiveSections } from '../pages/home/home-part.tsx';
import { loadHome } from '../pages/home/load-home.ts';
import type { Data } from '../platform/data/data.ts';
import type { HomeSectionName } from '../variants/home.types.ts';
import type { Variant } from '../variants/variant.types.ts';

type TemplateNumber = Variant['homeTemplate'];

interface Template {
  hero: ComponentType<HeroProps>;
  figures?: false;
  /** Sections that follow the hero; the variant's others come after them. */
  first: readonly HomeSectionName[];
}

/** Heads and orders of the same sections. 1 begins with the variant's own hero. */
const TEMPLATES: Readonly<Record<TemplateNumber, Template>> = {
  1: { hero: HomeHero, first: [] },
  2: { hero: MatchHero, figures: false, first: ['deadlines'] },
  3: { hero: PlacesHero, first: [] },
  4: { hero: RoadshowHero, first: ['roadshow'] },
  5: { hero: IndustryHero, figures: false, first: ['chains', 'centres'] },
  6: { hero: NewsHero, figures: false, first: ['policies', 'deadlines', 'videos', 'news'] },
  7: { hero: TasksHero, first: ['policies'] },
  8: { hero: FiguresHero, first: ['deadlines'] },
};

const sectionsOf = ({ first }: Template) => [...first, ...homeSectionNames.filter((name) => !first.includes(name))];

interface HomeTemplateProps extends Omit<HomePageProps, 'hero' | 'figures' | 'sections'> {
  /** Left out: the variant's. */
  template?: TemplateNumber;
}

export function HomeTemplate({ template = variant.homeTemplate, ...props }: HomeTemplateProps) {
  const { hero, figures } = TEMPLATES[template];
  return <HomePage {...props} hero={hero} figures={figures} sections={sectionsOf(TEMPLATES[template])} />;
}

export const load = (data: Data, bulletin: BulletinTab, template: TemplateNumber = variant.homeTemplate) =>
  loadHome(data, sectionsOf(TEMPLATES[template]), bulletin);

/** What the interactive sections show. */
export const partsOf = (data: HomeData): HomeData => ({
  ...data,
  figures: { ...data.figures, industries: [] },
  sections: Object.fromEntries(
    homeSectionNames.filter((name) => name in interactiveSections).map((name) => [name, data.sections[name]]),
  ),
});
