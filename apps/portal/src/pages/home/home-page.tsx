import type { ComponentType } from 'react';
import type { HomeSectionName } from '../../variants/home.types.ts';
import type { BulletinTab } from './bulletin.tsx';
import { Figures } from './figures.tsx';
import type { HeroProps } from './heroes/heroes.tsx';
import type { HomeData } from './home-data.ts';
import { interactiveSections } from './home-part.tsx';
import { homeSections } from './home-sections.ts';

export interface HomePageProps {
  /** Headline and first action. */
  hero: ComponentType<HeroProps>;
  /** Left out where the hero shows them. */
  figures?: boolean | undefined;
  /** What is shown below, in this order. */
  sections: readonly HomeSectionName[];
  data: HomeData;
  bulletin: BulletinTab;
}

export function HomePage({ hero: Hero, figures = true, sections, data, bulletin }: HomePageProps) {
  return (
    <>
      <Hero today={data.today} figures={data.figures} sections={data.sections} bulletin={bulletin} />
      {figures && <Figures figures={data.figures} freeHalfDays={data.freeHalfDays} />}
      {sections
        .filter((name) => data.sections[name] !== undefined)
        .map((name) => (
          <div key={name} data-part={name in interactiveSections ? name : undefined}>
            {homeSections[name].show(data.sections[name], { bulletin, figures: data.figures })}
          </div>
        ))}
    </>
  );
}
