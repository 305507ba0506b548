import type { ComponentProps } from 'react';
import { bucketKey } from './core/bucket-time.ts';
import type { BucketView } from './core/bucket-view.ts';
import type { PlacedBucket } from './core/slot-calendar.types.ts';

interface BucketButtonProps extends ComponentProps<'button'> {
  at: PlacedBucket;
  view: BucketView;
  /** Exactly one bucket of the calendar is in the tab order. */
  current: boolean;
}

const flag = (on: boolean) => (on ? '' : undefined);

/** One bucket. Unavailable ones stay focusable, so that screen readers announce state and reason. */
export function BucketButton({ at, view, current, ...props }: BucketButtonProps) {
  return (
    <button
      type="button"
      tabIndex={current ? 0 : -1}
      aria-pressed={view.inRange}
      aria-disabled={view.unavailable !== null || undefined}
      data-bucket={bucketKey(at)}
      data-status={view.unavailable ?? 'free'}
      data-in-range={flag(view.inRange)}
      data-preview={flag(view.preview)}
      data-edge={view.edge}
      data-refused={flag(view.refused)}
      data-conflict={flag(view.conflict)}
      {...props}
    />
  );
}
