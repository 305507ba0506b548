import type { ComponentType } from 'react';
import { homeSectionNames } from '#variant/home.ts';
import type { Data } from '../../platform/data/data.ts';
import type { HomeSectionName } from '../../variants/home.types.ts';
import type { BulletinTab } from './bulletin.tsx';
import type { HeroProps } from './heroes/heroes.tsx';
import type { HomeData } from './home-data.ts';
import { HomePage, type HomePageProps } from './home-page.tsx';
import { interactiveSections } from './home-part.tsx';
import { loadHome } from './load-home.ts';

/** Head and order of the sections of a home page. */
export interface Template {
  hero: ComponentType<HeroProps>;
  figures?: false;
  /** Sections that the hero shows. */
  inHero?: readonly HomeSectionName[];
  /** Sections that follow the hero; the variant's others come after them. */
  first: readonly HomeSectionName[];
}

const sectionsOf = ({ first, inHero = [] }: Template) => [
  ...first,
  ...homeSectionNames.filter((name) => !first.includes(name) && !inHero.includes(name)),
];

interface HomeTemplateProps extends Omit<HomePageProps, 'hero' | 'figures' | 'sections'> {
  template: Template;
}

export function HomeTemplate({ template, ...props }: HomeTemplateProps) {
  return <HomePage {...props} hero={template.hero} figures={template.figures} sections={sectionsOf(template)} />;
}

export const loadTemplate = (data: Data, bulletin: BulletinTab, template: Template) =>
  loadHome(data, [...sectionsOf(template), ...(template.inHero ?? [])], bulletin);

/** Data of the interactive sections. */
export const partsOf = (data: HomeData): HomeData => ({
  ...data,
  figures: { ...data.figures, industries: [] },
  sections: Object.fromEntries(
    homeSectionNames.filter((name) => name in interactiveSections).map((name) => [name, data.sections[name]]),
  ),
});
