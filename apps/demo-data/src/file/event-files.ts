import { CHART_STYLE, contours, rings } from './chart.ts';
import type { Report } from './documents.ts';
import type { SeedFile } from './seed-file.types.ts';

const WIDTH = 1200;
const HEIGHT = 675;
const CATEGORIES = ['policy', 'matchmaking', 'training', 'roadshow', 'salon'] as const;

/** A chart without text, which every language reads alike. */
const drawing = (id: string, index: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<style>${CHART_STYLE}</style><rect width="${WIDTH}" height="${HEIGHT}" fill="#e7f5ff"/>` +
  `${contours(id, WIDTH, HEIGHT)}<g>${rings(260 + index * 70, 338, 270)}</g></svg>`;

const pictures = CATEGORIES.flatMap((category, index) =>
  [1, 2].map((number): SeedFile => {
    const id = `f-event-${category}-${number}`;
    return {
      id,
      name: `活动-${category}-${number}.png`,
      nameEn: `activity-${category}-${number}.png`,
      kind: 'image',
      mime: 'image/png',
      access: 'public',
      make: async (inZone) => (await import('./raster.ts')).toPng(inZone(drawing(id, index * 2 + number))),
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
