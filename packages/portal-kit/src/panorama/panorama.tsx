'use client';
import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Spinner } from '@zonekit/ui/spinner';
import { Rotate3d } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { PanoramaFailure, PanoramaScene } from './core/tour.ts';
import { hasWebGl } from './gyroscope.ts';
import * as css from './panorama.css.ts';
import { PanoramaTools } from './panorama-tools.tsx';
import type { PanoramaHandle, PanoramaViewProps } from './panorama-view.tsx';

export type { PanoramaScene };

export interface PanoramaProps {
  /** Title of the scene: 'Inside building B'. */
  label: string;
  /** At least one; each its id once. */
  scenes: readonly PanoramaScene[];
  /** Id of the scene where the address holds it; else the first one, and then what is chosen. */
  scene?: string | undefined;
  /** Another scene was chosen, by its button or by the way to it. */
  onScene?: (id: string) => void;
}

type State =
  | { status: 'flat' }
  | { status: 'opening' }
  | { status: 'open'; View: ComponentType<PanoramaViewProps>; ready: boolean }
  | { status: 'failed'; why: PanoramaFailure };

/**
 * A place to look around in. Flat until somebody enters it, as its viewer and a whole picture are heavy; flat with a word
 * why where the browser cannot draw it. What is to be seen stands beside it in words.
 */
export function Panorama({ label, scenes, scene: held, onScene }: PanoramaProps) {
  const t = useKitTranslations('panorama');
  const frame = useRef<HTMLElement>(null);
  const handle = useRef<PanoramaHandle>(null);
  const [state, setState] = useState<State>({ status: 'flat' });
  const [chosen, setChosen] = useState<string | null>(null);
  const retry = useRef<HTMLButtonElement>(null);
  const retried = useRef(false);
  const missing = state.status === 'failed' && state.why === 'picture';
  // The button goes while it is tried, and is there again when it failed.
  useEffect(() => {
    if (missing && retried.current) retry.current?.focus();
  }, [missing]);
  const scene = scenes.find(({ id }) => id === (held ?? chosen)) ?? scenes[0];
  if (!scene) return null;

  const choose = (id: string) => {
    setChosen(id);
    onScene?.(id);
  };
  const fail = (why: PanoramaFailure) => setState({ status: 'failed', why });
  const enter = () => {
    if (!hasWebGl()) return fail('webgl');
    setState({ status: 'opening' });
    import('./panorama-view.tsx').then(
      (module) => setState({ status: 'open', View: module.default, ready: false }),
      () => fail('picture'),
    );
  };
  const loading = state.status === 'opening' || (state.status === 'open' && !state.ready);
  return (
    <section ref={frame} className={css.frame} aria-label={label} data-state={state.status}>
      <div className={css.picture}>
        {state.status === 'open' ? (
          <>
            <state.View
              scenes={scenes}
              scene={scene}
              label={t('view', { name: scene.name, description: scene.description })}
              handle={handle}
              onReady={() => setState({ ...state, ready: true })}
              onScene={choose}
              onFailed={() => fail('picture')}
            />
            {state.ready && <PanoramaTools frame={frame} view={handle} />}
          </>
        ) : (
          !missing && <FlatPicture scene={scene} scrolls={state.status === 'failed'} />
        )}
        {missing && (
          <div className={css.over}>
            <p role="alert">{t('picture')}</p>
            <Button
              ref={retry}
              onClick={() => {
                retried.current = true;
                enter();
              }}
            >
              {t('retry')}
            </Button>
          </div>
        )}
        {state.status === 'flat' && (
          <Button kind="primary" className={css.enter} onClick={enter}>
            <Icon as={Rotate3d} />
            {t('enter')}
          </Button>
        )}
        {loading && (
          <div className={css.over}>
            <Spinner label={t('loading')} labelVisible />
          </div>
        )}
      </div>
      {state.status === 'failed' && !missing && (
        <p role="alert" className={css.failure}>
          {t(scene.flat === undefined ? 'webgl' : 'webglFlat')}
        </p>
      )}
      <div className={css.below}>
        {scenes.length > 1 && (
          <ul className={css.scenes} aria-label={t('scenes')}>
            {scenes.map(({ id, name }) => (
              <li key={id}>
                <button type="button" className={css.scene} aria-pressed={id === scene.id} onClick={() => choose(id)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
        <p>{scene.description}</p>
        {state.status === 'open' && <p className={css.keys}>{t('keys')}</p>}
      </div>
    </section>
  );
}

/** The flat picture; without one of its own the sheet of the panorama, which scrolls. */
function FlatPicture({ scene, scrolls }: { scene: PanoramaScene; scrolls: boolean }) {
  if (scene.flat !== undefined) {
    return (
      <img
        className={css.flat}
        src={scene.flat}
        alt={scene.description}
        width={1600}
        height={900}
        data-whole={scrolls ? '' : undefined}
      />
    );
  }
  const image = <img className={css.flat} src={scene.picture} alt={scene.description} width={2048} height={1024} />;
  if (!scrolls) return image;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    // biome-ignore lint/a11y/useSemanticElements: a region of the section, by the name of what is in it
    <div className={css.sheet} role="group" aria-label={scene.name} tabIndex={0}>
      {image}
    </div>
  );
}
