import { type ComponentType, lazy, Suspense, useState } from 'react';

interface Late<Props> {
  loaded: ComponentType<Props> | null;
  later: ComponentType<Props>;
}

function Shown<Props extends object>({ late, props }: { late: Late<Props>; props: Props }) {
  const [Current] = useState(() => late.loaded ?? late.later);
  return (
    <Suspense fallback={<div style={{ height: '100vh' }} />}>
      <Current {...props} />
    </Suspense>
  );
}

/**
 * One of several pages at one address, whose code comes with what the address names. A loader calls `load`, so that the page is
 * rendered at once.
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
