import type { Report } from '../file/documents.ts';
import type { SeedFile } from '../file/seed-file.types.ts';
import { families, sheetIds } from './families.ts';
import type { Family } from './family.types.ts';

/** Signs that the font of the demo's files lacks, as they are written without it. */
const SPELLED: readonly (readonly [sign: RegExp, text: string])[] = [
  [/℃/g, '°C'],
  [/φ/g, '直径'],
  [/μ/g, '微'],
  [/≤ ?/g, '不大于'],
  [/≥ ?/g, '不小于'],
  [/Ω/g, '欧'],
  [/⁻/g, '^-'],
  [/(?<=10)(?=[⁰⁵⁶⁸⁹])/g, '^'],
  ...[...'⁰₂₃₄⁵⁶⁸⁹'].map((sign, place) => [new RegExp(sign, 'g'), '02345689'[place] ?? ''] as const),
  [/α/g, 'alpha'],
  [/β/g, 'beta'],
  [/γ/g, 'gamma'],
];
const spelled = (text: string): string => SPELLED.reduce((written, [sign, word]) => written.replace(sign, word), text);

const MADE = new Date('2026-09-01T09:00:00+08:00');

const technical = (family: Family, id: string): Report => ({
  id,
  title: `${family.title[0]} 技术数据表`,
  name: `${family.title[0]} 技术数据表 TDS.pdf`,
  nameEn: `${family.title[1]}, technical data sheet.pdf`,
  subtitle: `${family.model}系列`,
  sections: [
    ['产品说明', [spelled(family.what[0])]],
    [
      '规格',
      [
        `本系列有${family.variants.length}个规格：${spelled(family.variants.join('、'))}。`,
        `整箱${family.carton}${family.unit[0]}。`,
      ],
    ],
    ['检验', ['每批出厂检验，留样两年；订货时可加订本批检验报告原件。']],
  ],
  table: {
    head: ['项目', '数值', '依据或条件'],
    rows: family.figures.map(([name, value, note]) => [
      name[0],
      spelled(/\p{Script=Han}/u.test(value) ? (value.split(' / ')[0] ?? value) : value),
      spelled(note?.[0] ?? '—'),
    ]),
  },
});

const safety = (family: Family, id: string): Report => ({
  id,
  title: `${family.title[0]} 安全数据单`,
  name: `${family.title[0]} 安全数据单 SDS.pdf`,
  nameEn: `${family.title[1]}, safety data sheet.pdf`,
  subtitle: `${family.model}系列，依据GB/T 16483编制`,
  sections: [
    ['危险性概述', ['属危险化学品，购买单位应当备案，使用前阅读标签和本数据单。']],
    [
      '急救措施',
      [
        '皮肤接触：立即用大量清水冲洗十五分钟。',
        '眼睛接触：提起眼睑冲洗后就医。',
        '吸入：移至空气新鲜处，必要时就医。',
      ],
    ],
    ['消防措施', ['用干粉、二氧化碳或砂土灭火；消防人员佩戴空气呼吸器。']],
    ['泄漏应急处理', ['切断火源，用砂土吸附后收入专用容器，不得排入下水道。']],
    ['操作与储存', ['通风橱内操作，戴防护手套和眼镜；防火防爆柜内阴凉避光存放，不与氧化剂同放。']],
    ['运输信息', ['危化专车配送，随车携带本数据单；破损当场拒收。']],
    ['废弃处置', ['收集后交有资质单位处置。']],
  ],
});

/** The texts of the data sheets: one for each series, one more for hazardous goods. */
export const sheets: readonly Report[] = families.flatMap((family) =>
  sheetIds(family).map((id, place) => (place === 0 ? technical(family, id) : safety(family, id))),
);

export const sheetFiles: readonly SeedFile[] = sheets.map((sheet) => ({
  id: sheet.id,
  name: sheet.name,
  nameEn: sheet.nameEn,
  kind: 'pdf',
  mime: 'application/pdf',
  access: 'public',
  make: async (inZone) => (await import('../file/policy-pdf.ts')).reportPdf(sheet, MADE, inZone),
}));
