import { demoIllustrations } from '../policy/reading/illustrations.ts';
import { policyDocuments, reports } from './documents.ts';
import { eventFiles } from './event-files.ts';
import { leaseFiles } from './lease-files.ts';
import type { Form, Sheet } from './office.ts';
import { pictures } from './pictures.ts';
import type { SeedFile } from './seed-file.types.ts';

// The makers bring encoders of several megabytes along: they are loaded when a file is to be made, not at every start.
const pdf = () => import('./policy-pdf.ts');
const raster = () => import('./raster.ts');
const film = () => import('./video.ts');
const office = () => import('./office.ts');

/** When the demo's files were made, as far as they tell. */
export const MADE = new Date('2026-06-01T09:00:00+08:00');

const two = (n: number): string => String(n).padStart(2, '0');

const policyFiles = policyDocuments.map(
  (item, i): SeedFile => ({
    id: `f-pdf-${two(i + 1)}`,
    name: `${item.title}.pdf`,
    nameEn: item.nameEn,
    kind: 'pdf',
    mime: 'application/pdf',
    access: 'public',
    make: async (inZone) => (await pdf()).policyPdf(item, MADE, inZone),
  }),
);

const reportFiles = reports.map(
  (report): SeedFile => ({
    id: report.id,
    name: report.name,
    nameEn: report.nameEn,
    kind: 'pdf',
    mime: 'application/pdf',
    access: report.id.startsWith('f-login') ? 'login' : 'permission',
    make: async (inZone) => (await pdf()).reportPdf(report, MADE, inZone),
  }),
);

const pictureFiles = pictures.map(
  ({ id, name, nameEn, svg }): SeedFile => ({
    id,
    name,
    nameEn,
    kind: 'image',
    mime: 'image/png',
    access: 'public',
    make: async (inZone) => (await raster()).toPng(inZone(svg())),
  }),
);

const films = [
  {
    name: '政策宣讲：看懂首台（套）实施细则.mp4',
    nameEn: 'Policy briefing, the first-unit rules.mp4',
    heading: '看懂首台（套）',
    lines: ['研制奖励 最高 300 万元', '应用奖励 最高 200 万元', '保险补偿 实际保费 80%'],
  },
  {
    name: '路演中心场地介绍.mp4',
    nameEn: 'A tour of the roadshow centre.mp4',
    heading: '路演中心',
    lines: ['海关路一号三层', '可容纳二百四十人', '投影、音响、同声传译'],
  },
];

const filmFiles = films.map(({ name, nameEn, heading, lines }, i): SeedFile => {
  const id = `f-vid-${two(i + 1)}`;
  return {
    id,
    name,
    nameEn,
    kind: 'video',
    mime: 'video/mp4',
    access: 'public',
    make: async (inZone) => (await film()).video(id, heading, lines, inZone),
  };
});

const COMMON = ['企业名称', '统一社会信用代码', '注册地址', '联系人及电话'];
const PLEDGE = '本单位承诺所填内容真实、完整，并承担相应法律责任。　　　　法定代表人（签字）：';

const forms: (Form & { nameEn: string })[] = [
  {
    title: '申报书模板（智能装备方向）',
    nameEn: 'Application form, smart equipment.docx',
    note: '请用中文填写，金额单位为万元，保留两位小数。',
    rows: [...COMMON, '装备名称及型号', '首台（套）目录编号', '单台（套）售价', '申请金额', '主要技术指标'],
    pledge: PLEDGE,
  },
  {
    title: '资金申请表（通用）',
    nameEn: 'Application for funds.docx',
    note: '本表适用于各产业方向，一式一份，在线填写后打印签章。',
    rows: [...COMMON, '申报事项', '上年度营业收入', '上年度研发费用', '申请金额', '开户银行及账号'],
    pledge: PLEDGE,
  },
  {
    title: '企业信用承诺书',
    nameEn: 'Pledge of good standing.docx',
    note: '请如实填写近三年信用情况。',
    rows: [...COMMON, '行政处罚情况', '严重失信主体名单情况', '安全生产事故情况'],
    pledge: PLEDGE,
  },
  {
    title: '项目绩效报告模板',
    nameEn: 'Project performance report.docx',
    note: '项目完成后三十日内提交。',
    rows: [...COMMON, '项目名称', '实际投资', '目标完成情况', '经济效益', '社会效益', '存在问题'],
    pledge: PLEDGE,
  },
];

const sheets: (Sheet & { nameEn: string })[] = [
  {
    name: '项目投资预算表',
    nameEn: 'Project budget.xlsx',
    head: ['科目', '金额（万元）', '其中：申请资金', '说明'],
    rows: [
      ['设备购置', 320, 96, '附合同'],
      ['材料费', 85.5, 20, ''],
      ['测试化验加工', 42, 12, '委托检测机构'],
      ['人员费用', 168, 0, '自筹'],
      ['其他', 18.2, 0, ''],
    ],
  },
  {
    name: '研发费用辅助账',
    nameEn: 'Ledger of R&D expenses.xlsx',
    head: ['日期', '凭证号', '摘要', '人员人工', '直接投入', '折旧', '委托研发'],
    rows: [
      ['2026-01-15', '记-0012', '研发人员工资', 126000, 0, 0, 0],
      ['2026-01-20', '记-0019', '传感器样件', 0, 38600, 0, 0],
      ['2026-01-31', '记-0031', '试验台折旧', 0, 0, 12500, 0],
    ],
  },
];

const OFFICE = 'application/vnd.openxmlformats-officedocument';

const formFiles = forms.map(
  (form, i): SeedFile => ({
    id: `f-doc-${two(i + 1)}`,
    name: `${form.title}.docx`,
    nameEn: form.nameEn,
    kind: 'other',
    mime: `${OFFICE}.wordprocessingml.document`,
    access: 'public',
    make: async () => (await office()).docx(form),
  }),
);

const sheetFiles = sheets.map(
  (sheet, i): SeedFile => ({
    id: `f-doc-${two(forms.length + i + 1)}`,
    name: `${sheet.name}.xlsx`,
    nameEn: sheet.nameEn,
    kind: 'other',
    mime: `${OFFICE}.spreadsheetml.sheet`,
    access: 'public',
    make: async () => (await office()).xlsx(sheet),
  }),
);

const illustrationFiles = demoIllustrations.flatMap(({ pictures }) =>
  pictures.map(
    ({ file_id, title, svg }): SeedFile => ({
      id: file_id,
      name: `${title['zh-CN']}.png`,
      nameEn: `${title.en}.png`,
      kind: 'image',
      mime: 'image/png',
      access: 'public',
      make: async (inZone) => (await raster()).toPng(inZone(svg())),
    }),
  ),
);

export const seedFileList: readonly SeedFile[] = [
  ...policyFiles,
  ...pictureFiles,
  ...illustrationFiles,
  ...filmFiles,
  ...reportFiles,
  ...formFiles,
  ...sheetFiles,
  ...eventFiles,
  ...leaseFiles,
];
