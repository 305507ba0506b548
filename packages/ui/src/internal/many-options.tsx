import { lazy, type ReactElement, Suspense } from 'react';
import type { WindowedOptionsProps } from './windowed-options.tsx';

/** Above this number only options near the visible part are rendered. */
const MOST = 100;
/** Number of options rendered while the virtual list is loading. */
const AT_FIRST = 20;

const Windowed = lazy(() => import('./windowed-options.tsx')) as <T>(props: WindowedOptionsProps<T>) => ReactElement;

/** `aria-posinset` and `aria-setsize`, needed if not all options are rendered. */
interface Place {
  'aria-posinset'?: number;
  'aria-setsize'?: number;
}

interface ManyOptionsProps<T> extends Omit<WindowedOptionsProps<T>, 'children'> {
  /** @param place props of the option */
  children: (option: T, index: number, place: Place) => ReactElement;
}

/** Options of a possibly long list: ten thousand open and filter as fast as ten. */
export function ManyOptions<T>({ options, mountedIndex, children }: ManyOptionsProps<T>) {
  if (options.length <= MOST) return options.map((option, index) => children(option, index, {}));
  const placed = (option: T, index: number) =>
    children(option, index, { 'aria-posinset': index + 1, 'aria-setsize': options.length });
  const from = Math.max(0, Math.min(mountedIndex, options.length - AT_FIRST));
  return (
    <Suspense fallback={options.slice(from, from + AT_FIRST).map((option, index) => placed(option, from + index))}>
      <Windowed options={options} mountedIndex={mountedIndex}>
        {placed}
      </Windowed>
    </Suspense>
  );
}
