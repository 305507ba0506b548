'use client';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useSwipe } from '../internal/use-swipe.ts';
import * as css from './carousel.css.ts';
import { useCarousel } from './use-carousel.ts';

/** A slide has time to be read: nothing turns faster. */
const LEAST_MS = 5000;

export interface CarouselSlide {
  id: string;
  /** What it shows, in a few words; names the button that picks it. */
  name: string;
  content: ReactNode;
}

export interface CarouselLabels {
  /** `aria-roledescription` of the whole ('carousel') and of each part ('slide'). */
  carousel: string;
  slide: string;
  previous: string;
  next: string;
  /** Names of the buttons that stop and start the turning. */
  stop: string;
  start: string;
  /** '2 of 5: …' */
  position: (index: number, count: number, name: string) => string;
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name ('Highlights'). */
  label: string;
  /** Slides in their order, each with a stable `id`. */
  slides: readonly CarouselSlide[];
  /** Names of the buttons and positions. */
  labels: CarouselLabels;
  /** Milliseconds that each slide stays; null turns by hand alone. Not less than 5,000. */
  everyMs?: number | null;
}

/**
 * Slides in one place, one at a time, which stop: for good when moved by hand or by the button, and for as long as it
 * has focus, the pointer is on it, or the visitor wants no motion. By the carousel pattern of the ARIA practices.
 */
export function Carousel({ label, slides, labels, everyMs = null, className, ref, ...props }: CarouselProps) {
  const id = useId();
  const own = useRef<HTMLElement>(null);
  const every = everyMs === null ? null : Math.max(LEAST_MS, everyMs);
  const { state, turning, dispatch } = useCarousel(own, slides.length, every);
  const touch = useSwipe((by) => dispatch({ type: 'step', by }));
  const current = Math.min(state.index, Math.max(0, slides.length - 1));
  advise(
    everyMs !== null && everyMs < LEAST_MS,
    `Carousel: everyMs ${everyMs} leaves no time to read. 5000 is used; give that or more.`,
  );
  const isStill = state.holds.includes('reduced-motion');
  return (
    <section
      ref={mergeRefs(own, ref)}
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={cx(css.carousel, className)}
      data-turning={turning ? '' : undefined}
      {...props}
    >
      {/* Before the slides: what stops the motion is met before what moves. */}
      {slides.length > 1 && (
        <div className={css.controls}>
          {every !== null && !isStill && (
            <IconButton
              label={state.enabled ? labels.stop : labels.start}
              icon={state.enabled ? Pause : Play}
              onClick={() => dispatch({ type: 'toggle' })}
            />
          )}
          <div className={css.picks}>
            {slides.map(({ id: key, name }, index) => (
              <button
                key={key}
                type="button"
                className={css.pick}
                aria-label={labels.position(index + 1, slides.length, name)}
                aria-current={index === current ? 'true' : undefined}
                aria-controls={`${id}slides`}
                onClick={() => dispatch({ type: 'go', to: index })}
              />
            ))}
          </div>
          <IconButton
            label={labels.previous}
            icon={ChevronLeft}
            className={css.arrow}
            aria-controls={`${id}slides`}
            onClick={() => dispatch({ type: 'step', by: -1 })}
          />
          <IconButton
            label={labels.next}
            icon={ChevronRight}
            className={css.arrow}
            aria-controls={`${id}slides`}
            onClick={() => dispatch({ type: 'step', by: 1 })}
          />
        </div>
      )}
      <div
        id={`${id}slides`}
        className={css.slides}
        // Automatic slides would interrupt screen readers; slides that the visitor chose are announced.
        aria-live={turning ? 'off' : 'polite'}
        {...touch.handlers}
      >
        {slides.map(({ id: key, name, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the pattern; a fieldset is of a form
          <div
            key={key}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={labels.position(index + 1, slides.length, name)}
            className={css.slide}
            data-current={index === current ? '' : undefined}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
