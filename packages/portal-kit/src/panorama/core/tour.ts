/** One place to stand at. Angles in degrees: yaw to the right of the picture's middle, pitch above the horizon. */
export interface PanoramaScene {
  id: string;
  name: string;
  /** Text alternative, shown instead of the picture. */
  description: string;
  /** Address of an equirectangular picture, twice as wide as high; another origin must allow it by CORS. */
  picture: string;
  /** Address of a flat picture of the same place, 16:9; shown before somebody enters, and where no panorama can be. */
  flat?: string;
  yaw?: number;
  pitch?: number;
  /** Ways to other scenes. */
  ways?: readonly { to: string; yaw: number; pitch: number }[];
}

export type PanoramaFailure = 'webgl' | 'picture';

/** Field of view, in degrees. */
export const FIELD = { start: 90, least: 40, most: 110, step: 15 } as const;

/** The next field of view for a press of a zoom button; enlarging narrows it. */
export const nextField = (now: number, direction: 1 | -1): number =>
  Math.min(FIELD.most, Math.max(FIELD.least, now - direction * FIELD.step));

/** Hot spots for the viewer; those without a target are left out. */
export const waysOf = (scene: PanoramaScene, scenes: readonly PanoramaScene[]) =>
  (scene.ways ?? []).flatMap(({ to, yaw, pitch }) => {
    const target = scenes.find(({ id }) => id === to);
    return target && target !== scene ? [{ to, yaw, pitch, name: target.name }] : [];
  });
