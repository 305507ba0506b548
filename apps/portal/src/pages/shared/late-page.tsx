import { type ComponentType, lazy, Suspense, useLayoutEffect, useState } from 'react';

interface Late<Props> {
  loaded: ComponentType<Props> | null;
  later: ComponentType<Props>;
}

function Arrival({ onArrive }: { onArrive: () => void }) {
  useLayoutEffect(onArrive, [onArrive]);
  return null;
}

function Shown<Props extends object>({ late, props }: { late: Late<Props>; props: Props }) {
  const [Current] = useState(() => late.loaded ?? late.later);
  const [isHere, setHere] = useState(late.loaded !== null);
  const [arrive] = useState(() => () => setHere(true));
  const shown = (
    <Suspense fallback={<div style={{ height: '100vh' }} />}>
      <Current {...props} />
      <Arrival onArrive={arrive} />
    </Suspense>
  );
  // For new props React would put the fallback in the place of what the server rendered. Until the code is there they wait.
  const [first] = useState(shown);
  return isHere ? shown : first;
}

/**
 * A page, or a part of one, whose code comes apart from that of its route. A loader calls `load`, so that it is rendered at
 * once; in the browser the server's HTML stays until the code is there (`useEarlyPresses` for what is pressed before).
 * @param name of the page: another one is mounted anew
 */
export const latePage = <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) => {
  const late: Late<Props> = {
    loaded: null,
    later: lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>,
  };
  return {
    load: async (): Promise<void> => {
      late.loaded = await load();
    },
    /** @param item what the page is about: for another one it is mounted anew */
    show: (props: Props, item = '') => <Shown key={`${name} ${item}`} late={late} props={props} />,
  };
};
