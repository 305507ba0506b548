'use client';
import * as Radix from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { wrap } from '../carousel/carousel.core.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { roundFromDialog } from '../internal/round-from-dialog.ts';
import { swipe } from '../internal/swipe.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './gallery.css.ts';
import type { GalleryLabels, GalleryPicture } from './gallery.types.ts';
import { useZoom } from './use-zoom.ts';
import { keyMeaning, MOST, ZOOM_STEP } from './zoom.core.ts';

interface GalleryViewerProps {
  label: string;
  pictures: readonly GalleryPicture[];
  labels: GalleryLabels;
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
  /** Called after closing, when the page can take focus again, with the last shown picture. */
  onClosed: (index: number) => void;
}

const isRtl = (element: Element | null) => element !== null && getComputedStyle(element).direction === 'rtl';

/** One picture, as large as the window. Escape closes it. */
export function GalleryViewer({
  label,
  pictures,
  labels,
  index,
  onIndexChange,
  onClose,
  onClosed,
}: GalleryViewerProps) {
  const content = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const picture = pictures[index];
  const go = (by: 1 | -1) => show(wrap(index + by, pictures.length));
  const { view, zoom, pan, showWhole, handlers } = useZoom(stage, picture ?? { width: 1, height: 1 }, (dx, dy) => {
    const by = swipe(dx, dy, isRtl(stage));
    if (by) go(by);
  });
  const show = (next: number) => {
    showWhole();
    onIndexChange(next);
  };
  const onKey = (key: string): boolean => {
    const means = keyMeaning(key, view.scale > 1, isRtl(stage));
    if (!means) return false;
    if (means.kind === 'go') go(means.by);
    else if (means.kind === 'edge') show(means.to === 'first' ? 0 : pictures.length - 1);
    else if (means.kind === 'zoom') zoom(means.factor);
    else if (means.kind === 'whole') showWhole();
    else pan(means.dx, means.dy);
    return true;
  };
  if (!picture) return null;
  const several = pictures.length > 1;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={content}
          className={css.viewer}
          data-scope="inverse"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed(index);
          }}
          onKeyDown={(event) => {
            roundFromDialog(event);
            const isCommand = event.ctrlKey || event.metaKey || event.altKey;
            if (!isCommand && onKey(event.key)) event.preventDefault();
          }}
        >
          <div className={css.bar}>
            <Radix.Title className={css.place}>
              {label} {several && labels.position(index + 1, pictures.length)}
            </Radix.Title>
            <IconButton
              label={labels.zoomOut}
              icon={ZoomOut}
              aria-disabled={view.scale === 1 || undefined}
              onClick={() => zoom(1 / ZOOM_STEP)}
            />
            <output className={css.percent}>{labels.zoom(Math.round(view.scale * 100))}</output>
            <IconButton
              label={labels.zoomIn}
              icon={ZoomIn}
              aria-disabled={view.scale === MOST || undefined}
              onClick={() => zoom(ZOOM_STEP)}
            />
            <Radix.Close asChild>
              <IconButton label={labels.close} icon={X} size={24} />
            </Radix.Close>
          </div>
          <div
            ref={setStage}
            className={css.stage}
            data-enlarged={view.scale > 1 ? '' : undefined}
            data-scale={view.scale}
            {...handlers}
          >
            <img
              key={picture.src}
              className={css.large}
              src={picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              draggable={false}
              style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
            />
          </div>
          {several && (
            <>
              <IconButton
                label={labels.previous}
                icon={ChevronLeft}
                size={24}
                className={css.turn}
                data-to="previous"
                onClick={() => go(-1)}
              />
              <IconButton
                label={labels.next}
                icon={ChevronRight}
                size={24}
                className={css.turn}
                data-to="next"
                onClick={() => go(1)}
              />
            </>
          )}
          {/* The title says the place too, but is heard on the way in alone. */}
          <p className={css.caption} aria-live="polite">
            <span key={picture.src}>
              {picture.caption ?? picture.alt}
              {several && <VisuallyHidden> {labels.position(index + 1, pictures.length)}</VisuallyHidden>}
            </span>
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
