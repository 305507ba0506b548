import { useHydrated } from '@tanstack/react-router';
import type { CarouselSlide } from '@zonekit/api-client/content/contract';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { Carousel } from '@zonekit/ui/carousel';
import { Container } from '@zonekit/ui/container';
import { Image } from '@zonekit/ui/image';
import { Link } from '@zonekit/ui/link';
import { variant } from '#variant/variant.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { hasPage } from '../../../shell/route-areas.ts';
import { defineHomeSection } from '../home-section.ts';
import { useFileUrl } from '../use-file-url.ts';
import * as css from './carousel.css.ts';

const EVERY_MS = 7000;

function Slides({ content: slides }: { content: readonly CarouselSlide[] }) {
  const t = useWords('home');
  const fileUrl = useFileUrl();
  // The server's HTML cannot leave the first slide: the pictures of the others are requested with the code that turns to them.
  const turns = useHydrated();
  return (
    <Container className={css.section}>
      <Carousel
        label={t('carousel.label')}
        everyMs={EVERY_MS}
        labels={{
          carousel: t('carousel.carousel'),
          slide: t('carousel.slide'),
          previous: t('carousel.previous'),
          next: t('carousel.next'),
          stop: t('carousel.stop'),
          start: t('carousel.start'),
          position: (index, count, name) => t('carousel.position', { index, count, name }),
        }}
        slides={slides.map(({ id, title, line, lang, image, alt, href }, index) => ({
          id,
          name: title,
          content: (
            <Link href={href} className={css.slide} lang={lang}>
              <span className={css.text}>
                <span className={css.title}>{title}</span>
                <span className={css.line}>{line}</span>
              </span>
              {(turns || index === 0) && (
                <Image
                  className={css.picture}
                  src={fileUrl(image)}
                  alt={alt}
                  width={1200}
                  height={400}
                  cover={{ id, kind: 'sector' }}
                />
              )}
            </Link>
          ),
        }))}
      />
    </Container>
  );
}

/** Whether this build has the page of an address; a dialog opens over any. */
const leads = (href: string) => !href.startsWith('/') || hasPage(href.replace(/[?#].*/, ''));

/** The zone's own slides. */
export const carousel = defineHomeSection<readonly CarouselSlide[]>({
  load: async ({ data }) => {
    const slides = await data.read(contentEndpoints.listCarousels, { query: { place: `home-${variant.name}` } });
    const reachable = slides?.data.filter(({ href }) => leads(href)) ?? [];
    return reachable.length > 0 ? reachable : null;
  },
  Section: Slides,
});
