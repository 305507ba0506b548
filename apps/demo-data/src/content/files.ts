import type { Locale } from '@zonekit/api-client/contract';
import { PALETTES, poster, SCENES, type Scene, scene, slide } from '../file/scenes.ts';
import type { SeedFile } from '../file/seed-file.types.ts';

const raster = () => import('../file/raster.ts');
const film = () => import('../file/video.ts');

const picture = (id: string, name: string, nameEn: string, svg: () => string): SeedFile => ({
  id,
  name,
  nameEn,
  kind: 'image',
  mime: 'image/png',
  access: 'public',
  make: async (inZone) => (await raster()).toPng(inZone(svg())),
});

export const coverId = (name: Scene): string => `f-scene-${name}`;
const covers = SCENES.map((name) =>
  picture(coverId(name), `配图-${name}.png`, `Picture, ${name}.png`, () => scene(name, PALETTES.harbour)),
);

export const posterId = (name: Scene): string => `f-poster-${name}`;
const posters = SCENES.map((name) =>
  picture(posterId(name), `视频封面-${name}.png`, `Video poster, ${name}.png`, () => poster(name, PALETTES.harbour)),
);

export const slideId = (place: 'ftz' | 'bsr', name: Scene): string => `f-slide-${place}-${name}`;
export const SLIDES = {
  ftz: ['port', 'robot', 'cold', 'hall'],
  bsr: ['towers', 'lab', 'wind', 'hall'],
} as const satisfies Record<string, readonly Scene[]>;
const slides = (['ftz', 'bsr'] as const).flatMap((place) =>
  SLIDES[place].map((name) =>
    picture(slideId(place, name), `轮播-${place}-${name}.png`, `Slide, ${place}, ${name}.png`, () =>
      slide(name, place === 'ftz' ? PALETTES.harbour : PALETTES.pine),
    ),
  ),
);

interface Film {
  id: string;
  name: string;
  nameEn: string;
  heading: string;
  lines: readonly string[];
}

/** Those of `file.seed-data.ts` come first. */
const newFilms: readonly Film[] = [
  {
    id: 'f-vid-03',
    name: '园区介绍.mp4',
    nameEn: 'The zone at a glance.mp4',
    heading: '园区介绍',
    lines: ['港口作业区与保税加工区', '智能装备园与生物医药园', '冷链物流园'],
  },
  {
    id: 'f-vid-04',
    name: '项目路演.mp4',
    nameEn: 'A project roadshow.mp4',
    heading: '项目路演',
    lines: ['冷链装备与机器人', '研发、中试、首台（套）应用'],
  },
];
const films = newFilms.map(
  ({ id, name, nameEn, heading, lines }): SeedFile => ({
    id,
    name,
    nameEn,
    kind: 'video',
    mime: 'video/mp4',
    access: 'public',
    make: async (inZone) => (await film()).video(id, heading, lines, inZone),
  }),
);

/** What is said in each video, a line for each part of its five seconds. */
const SPOKEN: Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>> = {
  'f-vid-01': {
    'zh-CN': [
      '首台（套）实施细则有三项支持。',
      '研制奖励最高 300 万元，应用奖励最高 200 万元。',
      '保险补偿为实际保费的 80%。',
    ],
    en: [
      'The first-unit rules offer three kinds of support.',
      'Up to CNY 3 million for development, up to 2 million for the first buyer.',
      'Insurance is compensated at 80% of the premium.',
    ],
  },
  'f-vid-02': {
    'zh-CN': ['路演中心在海关路一号三层。', '可容纳二百四十人。', '配有投影、音响和同声传译。'],
    en: [
      'The roadshow centre is on the third floor of 1 Haiguan Road.',
      'It seats 240 people.',
      'It has a projector, audio and simultaneous interpreting.',
    ],
  },
  'f-vid-03': {
    'zh-CN': [
      '东港自由贸易区由五个片区组成。',
      '港口作业区与保税加工区临海。',
      '智能装备园、生物医药园和冷链物流园在北侧。',
    ],
    en: [
      'The Donggang Free-Trade Zone has five districts.',
      'The port and bonded-processing districts are by the sea.',
      'The smart-equipment, biomedicine and cold-chain parks are in the north.',
    ],
  },
  'f-vid-04': {
    'zh-CN': ['本场路演介绍冷链装备与机器人项目。', '项目已完成研发与中试。', '正在寻找首台（套）应用单位。'],
    en: [
      'This roadshow presents cold-chain equipment and robots.',
      'Development and pilot production are complete.',
      'The team is looking for a first user.',
    ],
  },
};

export const captionsId = (fileId: string, lang: Locale): string => `${fileId}-${lang.toLowerCase()}`;
const LOCALES = ['zh-CN', 'en'] as const;
const SECONDS = 5;

const webVtt = (lines: readonly string[]): string => {
  const at = (index: number) => `00:00:${((index * SECONDS) / lines.length).toFixed(3).padStart(6, '0')}`;
  const cues = lines.map((line, index) => `${at(index)} --> ${at(index + 1)}\n${line}`);
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
};

const captions = Object.entries(SPOKEN).flatMap(([fileId, words]) =>
  LOCALES.map(
    (lang): SeedFile => ({
      id: captionsId(fileId, lang),
      name: `${fileId}.${lang}.vtt`,
      nameEn: `${fileId}.${lang}.vtt`,
      kind: 'other',
      mime: 'text/vtt',
      access: 'public',
      make: async (inZone) => new TextEncoder().encode(inZone(webVtt(words[lang]))),
    }),
  ),
);

export const contentFiles: readonly SeedFile[] = [...covers, ...posters, ...slides, ...films, ...captions];
