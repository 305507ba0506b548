import { lazy, type ReactElement, Suspense } from 'react';
import type { WindowedOptionsProps } from './windowed-options.tsx';

/** More than these, and only those near what is seen are in the document. */
const MOST = 100;
/** Shown for the moment in which the rest is loaded. */
const AT_FIRST = 20;

const Windowed = lazy(() => import('./windowed-options.tsx')) as <T>(props: WindowedOptionsProps<T>) => ReactElement;

/** Where an option stands in its set, when not all of the set is in the document. */
interface Place {
  'aria-posinset'?: number;
  'aria-setsize'?: number;
}

interface ManyOptionsProps<T> extends Omit<WindowedOptionsProps<T>, 'children'> {
  /** @param place belongs on the option */
  children: (option: T, index: number, place: Place) => ReactElement;
}

/** The options of a list that may be long: ten thousand open and are typed through as fast as ten. */
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
