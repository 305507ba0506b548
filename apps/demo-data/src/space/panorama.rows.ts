import type { PanoramaRow, SceneRow } from '../../../api/src/modules/space/plan/plan.repository.ts';
import type { ParkRow } from '../../../api/src/modules/space/space.tables.ts';
import type { SeedFile } from '../file/seed-file.types.ts';
import type { ZoneWords } from '../zone-words.ts';
import { equirectangular, flatPicture } from './panorama-picture.ts';
import { type PanoramaPlan, panoramaPlans } from './panoramas.ts';

const sceneId = (panorama: number, scene: number): string => `scene-${panorama + 1}-${scene + 1}`;
const pictureId = (panorama: number, scene: number): string => `f-panorama-${panorama + 1}-${scene + 1}`;
const flatId = (panorama: number, scene: number): string => `f-panorama-${panorama + 1}-${scene + 1}-flat`;

const scenesOf = ({ scenes }: PanoramaPlan, panorama: number): SceneRow[] =>
  scenes.map(({ name, description, yaw, ways }, index) => ({
    id: sceneId(panorama, index),
    panorama_id: `panorama-${panorama + 1}`,
    name_zh: name[0],
    name_en: name[1],
    description_zh: description[0],
    description_en: description[1],
    picture: pictureId(panorama, index),
    flat: flatId(panorama, index),
    yaw,
    pitch: 0,
    ways: ways.map(([to, at_yaw, pitch]) => ({ to: sceneId(panorama, to), yaw: at_yaw, pitch })),
    position: index + 1,
  }));

/** Three panoramas of parks. */
export const panoramaRows = (
  parks: readonly ParkRow[],
  inZone: ZoneWords = (value) => value,
): { panoramas: PanoramaRow[]; scenes: SceneRow[] } => {
  const plans = inZone(panoramaPlans);
  return {
    panoramas: plans.map(({ name: [name_zh, name_en], park }, index) => ({
      id: `panorama-${index + 1}`,
      park_id: parks[park]?.id ?? null,
      name_zh,
      name_en,
      position: index + 1,
    })),
    scenes: plans.flatMap(scenesOf),
  };
};

const picture = (id: string, name: string, nameEn: string, svg: () => string): SeedFile => ({
  id,
  name,
  nameEn,
  kind: 'image',
  mime: 'image/png',
  access: 'public',
  make: async (inZone) => (await import('../file/raster.ts')).toPng(inZone(svg())),
});

/** Pictures of the scenes, drawn; each once as a sheet and once flat. */
export const panoramaFiles: readonly SeedFile[] = panoramaPlans.flatMap(({ name: [zh, en], scenes }, panorama) =>
  scenes.flatMap(({ name: [sceneZh, sceneEn], view, yaw }, index) => {
    const seed = 50_000 + panorama * 10 + index;
    return [
      picture(pictureId(panorama, index), `全景-${zh}-${sceneZh}.png`, `Panorama, ${en}, ${sceneEn}.png`, () =>
        equirectangular(view, seed),
      ),
      picture(flatId(panorama, index), `${zh}-${sceneZh}.png`, `${en}, ${sceneEn}.png`, () =>
        flatPicture(view, seed, yaw),
      ),
    ];
  }),
);
