import { type RefObject, useEffect, useState } from 'react';
import type { ComponentDoc } from '../../packages/ui/src/docs/component-doc.types.ts';
import { elementOfPart } from './part-elements.ts';
import { placeMarkers, type Rectangle } from './place-markers.ts';

export interface Marker {
  /** Index of the part in the anatomy. */
  part: number;
  /** Top left of the marker, and the part itself, in px from the specimen's corner. */
  x: number;
  y: number;
  box: Rectangle;
}

/** Where the story stands: on this page, or in a window of its own. */
const storyRoots = (specimen: HTMLElement): { root: Element; left: number; top: number; scale: number }[] => {
  const frame = specimen.querySelector('iframe');
  const framed = frame?.contentDocument?.body;
  if (frame && framed) {
    const { left, top, width } = frame.getBoundingClientRect();
    return [{ root: framed, left, top, scale: width / frame.offsetWidth }];
  }
  const root = specimen.querySelector('[id^="story--"] > *');
  return root ? [{ root, left: 0, top: 0, scale: 1 }] : [];
};

const measure = (specimen: HTMLElement, anatomy: ComponentDoc['anatomy']): Marker[] => {
  const corner = specimen.getBoundingClientRect();
  const left = corner.left + specimen.clientLeft - specimen.scrollLeft;
  const top = corner.top + specimen.clientTop - specimen.scrollTop;
  const parts = storyRoots(specimen).flatMap((story) =>
    anatomy.flatMap(({ part, at }, index) => {
      const element = elementOfPart(story.root, part, at);
      if (!element) return [];
      const box = element.getBoundingClientRect();
      const { scale } = story;
      return [
        {
          part: index,
          box: {
            x: box.x * scale + story.left - left,
            y: box.y * scale + story.top - top,
            width: box.width * scale,
            height: box.height * scale,
          },
        },
      ];
    }),
  );
  const places = placeMarkers(
    parts.map(({ box }) => box),
    { width: specimen.scrollWidth, height: specimen.scrollHeight },
  );
  return parts.flatMap((part, index) => {
    const place = places[index];
    return place ? [{ ...part, ...place }] : [];
  });
};

/** The markers of a specimen, measured from what is rendered, and again whenever that changes. */
export const useMarkers = (ref: RefObject<HTMLElement | null>, anatomy: ComponentDoc['anatomy']): readonly Marker[] => {
  const [markers, setMarkers] = useState<readonly Marker[]>([]);
  useEffect(() => {
    const specimen = ref.current;
    if (!specimen) return;
    const update = () => {
      const measured = measure(specimen, anatomy);
      setMarkers((before) => (JSON.stringify(before) === JSON.stringify(measured) ? before : measured));
    };
    let timer: ReturnType<typeof setTimeout>;
    // After the last of many changes, and after a motion.
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(update, 200);
    };
    const mutations = new MutationObserver(later);
    const sizes = new ResizeObserver(later);
    mutations.observe(specimen, { childList: true, subtree: true });
    sizes.observe(specimen);
    const watchFrame = ({ target }: Event) => {
      const body = target instanceof HTMLIFrameElement && target.contentDocument?.body;
      if (body) mutations.observe(body, { childList: true, subtree: true, attributes: true });
      later();
    };
    // Pictures and frames load in their own time; 'load' does not bubble.
    specimen.addEventListener('load', watchFrame, true);
    return () => {
      clearTimeout(timer);
      mutations.disconnect();
      sizes.disconnect();
      specimen.removeEventListener('load', watchFrame, true);
    };
  }, [ref, anatomy]);
  return markers;
};
