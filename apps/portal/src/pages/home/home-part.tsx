import type { BulletinTab } from './bulletin.tsx';
import type { HomeData } from './home-data.ts';
import type { JoinedSection } from './home-section.ts';
import { carousel } from './sections/carousel.tsx';
import { question } from './sections/question.tsx';
import { videos } from './sections/videos.tsx';

/** The interactive sections, apart from the page: each gets its code in the HTML that the server rendered. */
export const interactiveSections: Readonly<Record<string, JoinedSection>> = { carousel, question, videos };

interface HomePartProps {
  data: HomeData;
  bulletin: BulletinTab;
  part: string;
}

export function HomePart({ data, bulletin, part }: HomePartProps) {
  const content = data.sections[part];
  return interactiveSections[part]?.show(content, { bulletin, figures: data.figures });
}
