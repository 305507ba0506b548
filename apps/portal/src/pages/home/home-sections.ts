import type { HomeSectionName } from '../../variants/home.types.ts';
import type { JoinedSection } from './home-section.ts';
import { carousel } from './sections/carousel.tsx';
import { centres } from './sections/centres.tsx';
import { chains } from './sections/chains.tsx';
import { deadlines } from './sections/deadlines.tsx';
import { demands } from './sections/demands.tsx';
import { events } from './sections/events.tsx';
import { experts } from './sections/experts.tsx';
import { finance } from './sections/finance.tsx';
import { news } from './sections/news.tsx';
import { partners } from './sections/partners.tsx';
import { policies } from './sections/policies.tsx';
import { question } from './sections/question.tsx';
import { roadshow } from './sections/roadshow.tsx';
import { spaces } from './sections/spaces.tsx';
import { technology } from './sections/technology.tsx';
import { videos } from './sections/videos.tsx';

/** The sections of the home page by their names; a variant says which it shows, in which order. */
export const homeSections: Readonly<Record<HomeSectionName, JoinedSection>> = {
  policies,
  deadlines,
  roadshow,
  carousel,
  videos,
  centres,
  chains,
  news,
  events,
  experts,
  spaces,
  technology,
  demands,
  finance,
  question,
  partners,
};
