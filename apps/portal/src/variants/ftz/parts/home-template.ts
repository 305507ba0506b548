import type { Template } from '../../../pages/home/home-template.tsx';
import { HomeHero } from './home-hero.tsx';

/** The first of the templates of `routes/-home-templates.tsx`; the styles of the others stay out of the home page. */
export const homeTemplate: Template = { hero: HomeHero, first: [] };
