import type { Words } from '../../packages/ui/src/docs/component-doc.types.ts';

/** Token files of `@zonekit/ui/tokens`, which the Storybook serves under `tokens/`. */
export const FILES: readonly { content: Words; use: Words; names: readonly string[] }[] = [
  {
    content: { zh: '颜色，ftz 品牌', en: 'Colours, brand ftz' },
    use: { zh: 'Figma：每个文件一个模式', en: 'Figma: one mode a file' },
    names: ['ftz.light', 'ftz.dark', 'ftz.contrast', 'ftz.inverse'].map((mode) => `${mode}.tokens.json`),
  },
  {
    content: { zh: '颜色，bsr 品牌', en: 'Colours, brand bsr' },
    use: { zh: 'Figma：每个文件一个模式', en: 'Figma: one mode a file' },
    names: ['bsr.light', 'bsr.dark', 'bsr.contrast', 'bsr.inverse'].map((mode) => `${mode}.tokens.json`),
  },
  {
    content: { zh: '字号、字体、间距、圆角、点按区', en: 'Type, fonts, space, radii, targets' },
    use: { zh: 'Figma：每个文件一个模式', en: 'Figma: one mode a file' },
    names: ['size.comfortable', 'size.compact', 'size.comfort'].map((mode) => `${mode}.tokens.json`),
  },
  {
    content: { zh: '全部令牌集与主题', en: 'All sets and themes' },
    use: { zh: 'Penpot、Tokens Studio', en: 'Penpot, Tokens Studio' },
    names: ['zonekit.sets.json'],
  },
  {
    content: { zh: '整个品牌，含阴影、动效、打印', en: 'A whole brand, with shadow, motion, print' },
    use: { zh: '代码工具：Terrazzo、Style Dictionary', en: 'Tools for code: Terrazzo, Style Dictionary' },
    names: ['ftz.tokens.json', 'bsr.tokens.json'],
  },
];

export interface Tool {
  name: string;
  steps: readonly Words[];
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'Figma',
    steps: [
      {
        zh: '在变量面板新建集合“Zonekit 颜色”。右键它的第一个模式，选“Import mode”，导入 ftz.light.tokens.json：先导入的模式是默认值。',
        en: 'In the variables panel create the collection “Zonekit colours”. Right-click its first mode, choose “Import mode” and take ftz.light.tokens.json: the first mode is the default.',
      },
      {
        zh: '为 dark、contrast、inverse 各添加一个模式并导入；需要两个品牌时，再添加 bsr 的四个。八个文件的变量名相同，每个文件都含基色，所以顺序不限，别名也不会断。',
        en: 'Add a mode each for dark, contrast and inverse and import them; for both brands, add the four of bsr. All eight files have the same names, and each has the primitives, so their order is free and no alias breaks.',
      },
      {
        zh: '新建集合“Zonekit 尺寸”，按 comfortable、compact、comfort 的顺序导入三个模式。',
        en: 'Create the collection “Zonekit sizes” and import its three modes: comfortable, compact, comfort.',
      },
      {
        zh: '基色（名称以数字结尾的 brand-10、neutral-6h 等）从发布中隐藏：设计与代码一样，只用语义名称。',
        en: 'Hide the primitives (brand-10, neutral-6h and their like) from publishing: designs, as code, use semantic names alone.',
      },
    ],
  },
  {
    name: 'Penpot',
    steps: [
      {
        zh: '在“令牌”面板打开“工具”，选“导入”，选择 zonekit.sets.json。文件里的令牌会替换面板里已有的令牌。',
        en: 'In the Tokens panel open Tools, choose Import and take zonekit.sets.json. Its tokens replace those in the panel.',
      },
      {
        zh: '主题分三组：Brand、Colour、Size，每组启用一个。开始时启用的是 ftz、light、comfortable。',
        en: 'Themes are in three groups: Brand, Colour, Size. Activate one of each; ftz, light and comfortable are active at first.',
      },
    ],
  },
  {
    name: 'Tokens Studio',
    steps: [
      {
        zh: '在设置里把令牌格式改为 W3C DTCG，再载入 zonekit.sets.json。',
        en: 'Set the token format to W3C DTCG in its settings, then load zonekit.sets.json.',
      },
      {
        zh: '导出为 Figma 变量时，先 brand，再 colour，最后 size：颜色的别名指向品牌里的基色。',
        en: 'When you export to Figma’s variables, take brand first, then colour, then size: aliases of colours point at primitives of the brand.',
      },
    ],
  },
];

export const MODES: readonly { name: string; code: string; meaning: Words }[] = [
  { name: 'ftz, bsr', code: 'data-brand="ftz"', meaning: { zh: '品牌：三条色带', en: 'Brand: three ramps' } },
  { name: 'light', code: 'data-theme="light"', meaning: { zh: '浅色', en: 'Light' } },
  { name: 'dark', code: 'data-theme="dark"', meaning: { zh: '深色', en: 'Dark' } },
  {
    name: 'contrast',
    code: 'data-theme="contrast"',
    meaning: { zh: '高对比：每一对至少 7', en: 'High contrast: at least 7 for every pair' },
  },
  {
    name: 'inverse',
    code: 'data-scope="inverse"',
    meaning: { zh: '页面上的深色带；用在画框上', en: 'A dark band on a page; for a frame' },
  },
  {
    name: 'comfortable',
    code: 'data-density="comfortable"',
    meaning: { zh: '默认的密度', en: 'The density by default' },
  },
  {
    name: 'compact',
    code: 'data-density="compact"',
    meaning: { zh: '紧凑：表格与表单更密，文字不变', en: 'Compact: denser tables and forms, text as it is' },
  },
  {
    name: 'comfort',
    code: 'data-comfort="on"',
    meaning: { zh: '适老模式：文字 1.25 倍，点按区 48', en: 'Comfort mode: text 1.25 times as large, targets 48' },
  },
];

export const NAMES: readonly { kind: Words; token: string; css: string }[] = [
  { kind: { zh: '语义颜色', en: 'Semantic colour' }, token: 'surface-page', css: 'var(--zk-surface-page)' },
  { kind: { zh: '反馈颜色', en: 'Feedback' }, token: 'feedback-danger-text', css: 'var(--zk-feedback-danger-text)' },
  { kind: { zh: '间距', en: 'Space' }, token: 'space-4', css: 'var(--zk-space-4)' },
  { kind: { zh: '字号', en: 'Type size' }, token: 'type-16', css: 'var(--zk-type-16)' },
  { kind: { zh: '圆角', en: 'Radius' }, token: 'radius-card', css: 'var(--zk-radius-card)' },
  { kind: { zh: '基色，组件不用', en: 'Primitive, not for components' }, token: 'brand-10', css: 'var(--zk-brand-10)' },
];

export const LEFT_OUT: readonly Words[] = [
  {
    zh: '阴影：变量没有这个类型。按整个品牌文件里的 theme.light.depth-float 建一个效果样式，深色与高对比各有其值。',
    en: 'The shadow: variables have no such type. Make an effect style from theme.light.depth-float of the whole-brand file; dark and contrast have their own.',
  },
  {
    zh: '动效的时长与曲线、层序、打印：在整个品牌文件里。强制配色由系统决定，没有令牌。',
    en: 'Durations and curve of motion, layers, print: in the whole-brand file. Forced colours are the system’s and have no tokens.',
  },
  {
    zh: '字体：代码用系统字体的列表，设计文件里是一种到处都有的字体，中文 Noto Sans SC，英文 Roboto。',
    en: 'Fonts: code has a list of system fonts; the files name one that tools have everywhere, Noto Sans SC for Chinese and Roboto for English.',
  },
  {
    zh: '字号以 16 像素的根字号换算成像素；代码里是 rem，随访客的设置变化。行宽 measure 以 em 计，格式没有这个单位。',
    en: 'Type is in px at a root of 16; in code it is in rem and follows the visitor’s setting. The width of a line, measure, is in em, which the format has not.',
  },
  {
    zh: '设计工具里的改动不会回到代码。令牌由 packages/ui/src/theme 生成，改动从那里开始，再重新导入。',
    en: 'Changes in a design tool do not come back. Tokens are generated from packages/ui/src/theme: change them there, then import again.',
  },
];

export const CHECKED: readonly Words[] = [
  {
    zh: '每次检查都用 @terrazzo/parser 按 2025.10 版格式解析每一个 .tokens.json，一处错误或警告都不允许；同一集合的模式变量名相同。',
    en: 'With every check @terrazzo/parser reads each .tokens.json by the format of 2025.10, without an error or a warning; modes of a collection have the same names.',
  },
  {
    zh: '没有在任何设计工具里打开过。Figma 的步骤依据他人对其帮助页“Modes for variables”的转述；原生导入需要 Professional 或更高的方案。',
    en: 'No design tool has opened the files. The steps for Figma follow what others report of its help page “Modes for variables”; its own import needs the Professional plan or a higher one.',
  },
  {
    zh: 'Penpot 与 Tokens Studio 读的是 2025.10 之前的草案，颜色与长度写成文本（penpot 的 9305 与 9413 号问题）；所以 zonekit.sets.json 不符合 2025.10，只由测试核对结构与别名。',
    en: 'Penpot and Tokens Studio read the draft before 2025.10, with colours and lengths as text (issues 9305 and 9413 of penpot). So zonekit.sets.json does not follow 2025.10; tests check its structure and aliases alone.',
  },
];
