import { berths, CHART_STYLE, contours, rings, scaleBar } from './chart.ts';
import { FONT_FAMILY } from './fonts.ts';

/** Pictures of the demo as SVG; `raster.ts` makes PNG of them. Their text stands beside each, for those who cannot see it. */
export interface Picture {
  id: string;
  name: string;
  nameEn: string;
  svg: () => string;
}

const INK = '#051c37';
const MUTED = '#4a5d6e';

const page = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<style>${CHART_STYLE}text{font-family:'${FONT_FAMILY}'}.t{font-weight:700}</style>` +
  `<rect width="${width}" height="${height}" fill="#fff"/>${body}</svg>`;

const text = (x: number, y: number, size: number, content: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${INK}" ${more}>${content}</text>`;
const title = (x: number, y: number, size: number, content: string, more = ''): string =>
  text(x, y, size, content, `class="t" ${more}`);

const W = 1080;
const H = 1350;

const foot = (n: number): string =>
  scaleBar(80, H - 96, W - 160, 20) +
  text(80, H - 44, 24, '东港自由贸易区产业创新合作平台', `fill-opacity=".7"`) +
  text(W - 80, H - 44, 24, `${n} / 3`, 'text-anchor="end" fill-opacity=".7"');

const cover = (): string =>
  page(
    W,
    H,
    `<rect width="${W}" height="820" fill="#e7f5ff"/><svg width="${W}" height="820">${contours('f-img-01', W, 820)}</svg>` +
      `<g>${rings(800, 440, 300)}</g><path class="ik" d="M800 440L430 240"/><circle class="ci" cx="800" cy="440" r="7"/>` +
      `<rect x="80" y="100" width="176" height="48" fill="#004781"/>` +
      text(168, 133, 26, '一图读懂', 'text-anchor="middle" style="fill:#fff"') +
      title(80, 920, 58, '智能装备首台（套）') +
      title(80, 1000, 58, '推广应用实施细则') +
      text(80, 1074, 32, '东自贸规〔2026〕12号 · 2026年3月27日起施行', `style="fill:${MUTED}"`) +
      text(80, 1140, 32, '三项支持 · 最高三百万元 · 全年受理', `style="fill:${MUTED}"`) +
      foot(1),
  );

const cards = [
  ['研制奖励', '最高 300 万元', '列入国家目录按售价 30%，省目录 20%'],
  ['应用奖励', '最高 200 万元', '首次采购目录内装备，按采购额 10%'],
  ['保险补偿', '实际保费 80%', '首台（套）综合保险，不超过三年'],
] as const;

const supports = (): string =>
  page(
    W,
    H,
    title(80, 168, 54, '支持什么') +
      text(80, 226, 30, '符合条件的企业，三项可以分别申请', `style="fill:${MUTED}"`) +
      cards
        .map(([name, amount, note], i) => {
          const y = 290 + i * 300;
          return (
            `<rect x="80" y="${y}" width="${W - 160}" height="260" fill="#f4fbff" stroke="#b5dfff" stroke-width="2"/>` +
            `<svg x="80" y="${y}" width="200" height="260">${berths(`f-img-02-${i}`, 200, 260)}</svg>` +
            title(324, y + 78, 40, name) +
            title(324, y + 150, 52, amount, 'style="fill:#025d9f"') +
            text(324, y + 212, 28, note, `style="fill:${MUTED}"`)
          );
        })
        .join('') +
      foot(2),
  );

const path = [
  ['查看条件', '登录平台，用十个问题核对企业画像'],
  ['准备材料', '申请表、营业执照、审计报告、合同与发票'],
  ['在线申报', '上传材料并提交，五个工作日内形式审查'],
  ['评审公示', '专家评审、现场核查，公示不少于七日'],
  ['资金拨付', '公示无异议后二十个工作日内到账'],
] as const;

const process = (): string =>
  page(
    W,
    H,
    title(80, 168, 54, '怎么申报') +
      text(80, 226, 30, '全程在线，平均三十个工作日办结', `style="fill:${MUTED}"`) +
      `<path class="ik" d="M128 330V1090" stroke-dasharray="6 8"/>` +
      path
        .map(([name, note], i) => {
          const y = 330 + i * 186;
          return (
            `<circle cx="128" cy="${y}" r="40" fill="#004781"/>` +
            title(128, y + 14, 38, String(i + 1), 'text-anchor="middle" style="fill:#fff"') +
            title(208, y - 2, 42, name) +
            text(208, y + 50, 30, note, `style="fill:${MUTED}"`)
          );
        })
        .join('') +
      foot(3),
  );

const years = [
  ['2017', 18],
  ['2018', 24],
  ['2019', 21],
  ['2020', 33],
  ['2021', 38],
  ['2022', 36],
  ['2023', 47],
  ['2024', 52],
  ['2025', 61],
  ['2026', 54],
] as const;

const columns = (): string => {
  const base = 720;
  const bars = years.map(([year, count], i) => {
    const x = 120 + i * 104;
    const height = count * 8;
    const latest = i === years.length - 1;
    return (
      `<rect x="${x}" y="${base - height}" width="64" height="${height}" fill="${latest ? '#004781' : '#66b2ef'}"/>` +
      title(x + 32, base - height - 14, 26, String(count), 'text-anchor="middle"') +
      text(x + 32, base + 40, 24, year, `text-anchor="middle" style="fill:${MUTED}"`)
    );
  });
  const grid = [20, 40, 60].map((value) => {
    const y = base - value * 8;
    return `<path d="M100 ${y}H1140" stroke="#d3ecfe" stroke-width="2"/>${text(84, y + 8, 22, String(value), `text-anchor="end" style="fill:${MUTED}"`)}`;
  });
  return page(
    1200,
    900,
    title(80, 96, 44, '历年出台产业政策数量') +
      text(80, 144, 26, '单位：件 · 2026年截至10月', `style="fill:${MUTED}"`) +
      grid.join('') +
      `<path class="ik" d="M100 ${base}H1140"/>${bars.join('')}${scaleBar(100, 830, 1040, 20)}`,
  );
};

const shares = [
  ['智能装备', 34],
  ['生物医药', 26],
  ['新材料', 26],
  ['机器人', 21],
  ['海洋科技', 19],
  ['冷链物流', 14],
] as const;

const bars = (): string =>
  page(
    1200,
    900,
    title(80, 96, 44, '2026年度重点项目申报分布') +
      text(80, 144, 26, '单位：项 · 前六个产业方向', `style="fill:${MUTED}"`) +
      shares
        .map(([name, count], i) => {
          const y = 210 + i * 98;
          return (
            text(80, y + 40, 30, name) +
            `<rect x="250" y="${y}" width="820" height="60" fill="#f4fbff"/>` +
            `<rect x="250" y="${y}" width="${count * 24}" height="60" fill="${i === 0 ? '#004781' : '#3794dc'}"/>` +
            title(250 + count * 24 + 16, y + 42, 32, String(count))
          );
        })
        .join('') +
      scaleBar(250, 830, 820, 20),
  );

const blocks = [
  [90, 210, 330, 200, '港口作业区', 'c2'],
  [450, 210, 300, 200, '保税加工区', 'c3'],
  [780, 210, 330, 200, '智能装备园', 'c4'],
  [90, 440, 260, 240, '冷链物流园', 'c3'],
  [380, 440, 370, 240, '综合服务区', 'c1'],
  [780, 440, 330, 240, '生物医药园', 'c2'],
] as const;

const plan = (): string =>
  page(
    1200,
    900,
    `<svg width="1200" height="900">${contours('f-img-06', 1200, 900, 15)}</svg>` +
      `<rect x="60" y="50" width="1080" height="110" fill="#fff"/>` +
      title(80, 104, 44, '东港自由贸易区功能分区示意') +
      text(80, 146, 26, '示意图，不作划界依据', `style="fill:${MUTED}"`) +
      blocks
        .map(
          ([x, y, width, height, name, kind]) =>
            `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" stroke="#fff" stroke-width="6"/>` +
            title(x + width / 2, y + height / 2 + 12, 32, name, 'text-anchor="middle"'),
        )
        .join('') +
      `<path class="ik" d="M60 722H1140" stroke-width="4"/>` +
      `<rect x="60" y="740" width="420" height="50" fill="#fff"/>` +
      text(80, 776, 26, '港口铁路 · 规划中', `style="fill:${MUTED}"`) +
      scaleBar(780, 800, 330, 10) +
      text(780, 850, 22, '0', 'text-anchor="middle"') +
      text(1110, 850, 22, '2 km', 'text-anchor="middle"'),
  );

export const pictures: readonly Picture[] = [
  {
    id: 'f-img-01',
    name: '一图读懂首台套政策（1）封面.png',
    nameEn: 'First-unit policy in pictures (1).png',
    svg: cover,
  },
  {
    id: 'f-img-02',
    name: '一图读懂首台套政策（2）支持什么.png',
    nameEn: 'First-unit policy in pictures (2).png',
    svg: supports,
  },
  {
    id: 'f-img-03',
    name: '一图读懂首台套政策（3）怎么申报.png',
    nameEn: 'First-unit policy in pictures (3).png',
    svg: process,
  },
  { id: 'f-img-04', name: '历年出台产业政策数量.png', nameEn: 'Industrial policies by year.png', svg: columns },
  { id: 'f-img-05', name: '2026年度重点项目申报分布.png', nameEn: 'Key projects by industry, 2026.png', svg: bars },
  { id: 'f-img-06', name: '东港自由贸易区功能分区示意.png', nameEn: 'Plan of the zone.png', svg: plan },
];
