import { HomeHero } from '#variant/parts/home-hero.tsx';
import { HomePage, type HomePageProps } from '../pages/home/home-page.tsx';

/** The home page with the variant's own hero. */
export function HomeTemplate1(props: Omit<HomePageProps, 'hero'>) {
  return <HomePage {...props} hero={HomeHero} />;
}
