'use client';
/// <reference types="pannellum" />
import { REDUCED_MOTION } from '@zonekit/ui/media';
import 'pannellum';
import 'pannellum/build/pannellum.css';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { FIELD, nextField, type PanoramaScene, waysOf } from './core/tour.ts';
import * as css from './panorama.css.ts';

export interface PanoramaHandle {
  zoom: (direction: 1 | -1) => void;
  /** Turns with the device, or by hand again. */
  follow: (device: boolean) => void;
}

export interface PanoramaViewProps {
  scenes: readonly PanoramaScene[];
  scene: PanoramaScene;
  label: string;
  onReady: () => void;
  onScene: (id: string) => void;
  onFailed: () => void;
  handle: Ref<PanoramaHandle>;
}

/** Pannellum never reports an undecodable picture, so it gets decoded ones only. */
const read = async ({ picture }: PanoramaScene): Promise<void> => {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = picture;
  await image.decode();
};

const configOf = (
  scenes: readonly PanoramaScene[],
  first: string,
  onWay: (id: string) => void,
): Pannellum.TourOptions => ({
  default: {
    firstScene: first,
    autoLoad: true,
    showControls: false,
    // Names of scenes are text, never HTML.
    escapeHTML: true,
    // The wheel scrolls the page.
    mouseZoom: false,
    hfov: FIELD.start,
    minHfov: FIELD.least,
    maxHfov: FIELD.most,
    sceneFadeDuration: matchMedia(REDUCED_MOTION).matches ? 0 : 200,
  },
  scenes: Object.fromEntries(
    scenes.map((scene) => [
      scene.id,
      {
        type: 'equirectangular',
        panorama: scene.picture,
        yaw: scene.yaw ?? 0,
        pitch: scene.pitch ?? 0,
        hotSpots: waysOf(scene, scenes).map(({ to, yaw, pitch, name }) => ({
          type: 'scene',
          clickHandlerFunc: () => onWay(to),
          yaw,
          pitch,
          text: name,
        })),
      },
    ]),
  ),
});

/** The panorama in three dimensions. Arrow keys turn it, plus and minus enlarge it. Loaded on demand. */
export default function PanoramaView({ scenes, scene, label, handle, ...events }: PanoramaViewProps) {
  const element = useRef<HTMLDivElement>(null);
  const viewer = useRef<Pannellum.Viewer>(null);
  const latest = useRef({ ...events, scene });
  latest.current = { ...events, scene };

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let end = () => {};
    let gone = false;
    const { scene: first } = latest.current;
    const show = () => {
      if (gone) return;
      const made = window.pannellum.viewer(
        target,
        configOf(scenes, first.id, (id) => latest.current.onScene(id)),
      );
      made.on('load', () => {
        // What was pressed to come here is gone.
        if (document.activeElement === document.body) target.focus({ preventScroll: true });
        latest.current.onReady();
      });
      made.on('error', () => latest.current.onFailed());
      viewer.current = made;
      const observer = new ResizeObserver(() => made.resize());
      observer.observe(target);
      end = () => {
        observer.disconnect();
        viewer.current = null;
        made.destroy();
      };
    };
    read(first).then(show, () => gone || latest.current.onFailed());
    return () => {
      gone = true;
      end();
    };
  }, [scenes]);
  useEffect(() => {
    if (!viewer.current || viewer.current.getScene() === scene.id) return;
    let gone = false;
    read(scene).then(
      () => gone || viewer.current?.loadScene(scene.id),
      () => gone || latest.current.onFailed(),
    );
    return () => {
      gone = true;
    };
  }, [scene]);

  useImperativeHandle(handle, () => ({
    zoom: (direction) => viewer.current?.setHfov(nextField(viewer.current.getHfov(), direction)),
    follow: (device) => (device ? viewer.current?.startOrientation() : viewer.current?.stopOrientation()),
  }));
  // An application, since it handles keys itself; its label describes the view.
  return <div ref={element} className={css.stage} role="application" aria-label={label} />;
}
