import type { Report } from './documents.ts';
import { PALETTES, poster, type Scene } from './scenes.ts';
import type { SeedFile } from './seed-file.types.ts';

/** Two of each category of activities. */
const DRAWINGS = {
  policy: ['hall', 'data'],
  matchmaking: ['robot', 'ship'],
  training: ['plan', 'lab'],
  roadshow: ['towers', 'wind'],
  salon: ['chip', 'car'],
} as const satisfies Record<string, readonly [Scene, Scene]>;

const pictures = Object.entries(DRAWINGS).flatMap(([category, drawings]) =>
  drawings.map((name, index): SeedFile => {
    const number = index + 1;
    return {
      id: `f-event-${category}-${number}`,
      name: `活动-${category}-${number}.png`,
      nameEn: `activity-${category}-${number}.png`,
      kind: 'image',
      mime: 'image/png',
      access: 'public',
      make: async (inZone) => (await import('./raster.ts')).toPng(inZone(poster(name, PALETTES.harbour))),
    };
  }),
);

const SUBJECTS = [
  ['申报政策说明', 'Policies explained'],
  ['申报材料清单', 'List of documents'],
  ['常见问题说明', 'Answers to usual questions'],
  ['企业案例说明', 'Cases of companies'],
  ['流程说明', 'The procedure'],
  ['项目材料', 'Project materials'],
] as const;

/** Handouts of activities that have ended. */
export const handouts: readonly Report[] = SUBJECTS.map(([title, nameEn], index) => ({
  id: `f-event-material-${index + 1}`,
  title,
  name: `${title}.pdf`,
  nameEn: `${nameEn}.pdf`,
  subtitle: '东港自由贸易区企业服务中心',
  sections: [
    ['适用范围', ['本材料供区内企业和经办人员使用，内容以正式文件为准；正式文件调整的，按最新版本执行。']],
    ['材料内容', ['申请表、营业执照、审计报告、合同与发票须真实、完整，一式一份，在线填写后打印签章。']],
    ['注意事项', ['同一项目已获得同级财政资金支持的，不重复享受。']],
  ],
}));

const MADE_FILES = handouts.map(
  (report): SeedFile => ({
    id: report.id,
    name: report.name,
    nameEn: report.nameEn,
    kind: 'pdf',
    mime: 'application/pdf',
    access: 'public',
    make: async (inZone) =>
      (await import('./policy-pdf.ts')).reportPdf(report, new Date('2026-06-01T09:00:00+08:00'), inZone),
  }),
);

/** Pictures of activities, two for each category, and handouts. */
export const eventFiles: readonly SeedFile[] = [...pictures, ...MADE_FILES];
