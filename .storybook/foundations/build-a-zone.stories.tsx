import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Words } from '../../packages/ui/src/docs/component-doc.types.ts';
import tailwindStyles from '../../tests/importers/apps/next/app/(tailwind)/globals.css?raw';
import nextLayout from '../../tests/importers/apps/next/app/(zone)/layout.jsx?raw';
import frame from '../../tests/importers/apps/vite/src/zone/frame.tsx?raw';
import main from '../../tests/importers/apps/vite/src/zone/main.tsx?raw';
import need from '../../tests/importers/apps/vite/src/zone/need.tsx?raw';
import service from '../../tests/importers/apps/vite/src/zone/service.tsx?raw';
import units from '../../tests/importers/apps/vite/src/zone/units.tsx?raw';
import backEnd from '../../tests/importers/apps/zone/back-end.ts?raw';
import hallFields from '../../tests/importers/apps/zone/hall-fields.ts?raw';
import homeStyles from '../../tests/importers/apps/zone/home.module.css?raw';
import home from '../../tests/importers/apps/zone/home.tsx?raw';
import makeBrand from '../../tests/importers/apps/zone/make-brand.mjs?raw';
import nav from '../../tests/importers/apps/zone/nav.ts?raw';
import paper from '../../tests/importers/apps/zone/paper.tsx?raw';
import papers from '../../tests/importers/apps/zone/papers.tsx?raw';
import useHeader from '../../tests/importers/apps/zone/use-header.ts?raw';
import { CopyCode } from '../docs/copy-code.tsx';
import { DomainTable } from './domain-table.tsx';
import * as css from './foundations.css.ts';
import { Page, Part, toolbarOf } from './page.tsx';

// One language a page and no picture: the code is the tests', which build and open it.
const meta = { title: 'foundations/Build a zone', tags: ['!autodocs', '!visual'] } satisfies Meta;
export default meta;

interface Chapter {
  title: Words;
  text: Words;
  files: readonly (readonly [name: string, code: string])[];
}

const INSTALL = `npm install @zonekit/ui @zonekit/portal-kit react react-dom use-intl
# with this project's service, its signed client too
npm install @zonekit/api-client`;

const CHAPTERS: readonly Chapter[] = [
  {
    title: { zh: '安装', en: 'Install' },
    text: {
      zh: '每个组件一个入口，用到什么才带来什么。每个包的样式是一个 CSS 文件，在根部导入一次。',
      en: 'One entry for each component: what you import is what you pay for. The styles of a package are one CSS file, imported once at the root.',
    },
    files: [['shell', INSTALL]],
  },
  {
    title: { zh: '自己的品牌', en: 'A brand of your own' },
    text: {
      zh: '一个品牌就是三条色带：中性色的色相、品牌色、期限色。`brandStyles` 写出样式表，`contrastFaults` 在所有主题、打印与深色带上逐对核对对比度，说出哪一对看不清、差多少。`<html data-brand="coast">` 穿上它。',
      en: 'A brand is three ramps: the hue of the greys, the brand’s colour, the colour of deadlines. `brandStyles` writes the stylesheet; `contrastFaults` checks every pair in every theme, in print and on dark bands, and says which cannot be read and by how much. `<html data-brand="coast">` wears it.',
    },
    files: [['make-brand.mjs', makeBrand]],
  },
  {
    title: { zh: '主题、文字、路由', en: 'Theme, words, router' },
    text: {
      zh: '样式与品牌各导入一次。文字在套件的目录里，中英文各一份，放在 `kit` 之下；改掉其中一句，就展开后覆盖它。',
      en: 'Styles and brand are imported once. Words are in the kit’s catalogues, one for each language, under `kit`; spread a catalogue to change a phrase.',
    },
    files: [['main.tsx', main]],
  },
  {
    title: { zh: '自己的样式', en: 'Styles of your own' },
    text: {
      zh: '在根部先导入两个包的样式，再导入自己的样式：这样传给组件的 `className` 在开发与构建中、在直接打开与跳转后的页面上都生效。Next 在根布局里导入，放在 globals.css 之前。用 Tailwind 4 时，把样式放进 `base` 与 `utilities` 之间的层，工具类就会生效。悬停等状态另有规则，需要时一并覆盖。',
      en: 'Import the styles of both packages at the root, before your own: then a `className` on a component wins in development and in the build, on the first page and after navigation. In Next import them in the root layout, above globals.css. With Tailwind 4 put them in a layer between `base` and `utilities`, and its utilities win. States such as hover have rules of their own: override these too where needed.',
    },
    files: [
      ['layout.jsx (Next)', nextLayout],
      ['home.module.css', homeStyles],
      ['globals.css (Next, Tailwind 4)', tailwindStyles],
    ],
  },
  {
    title: { zh: '页头与导航', en: 'Header and nav' },
    text: {
      zh: '导航是数据。组件不认识路由：`LinkProvider` 把所有链接交给你的路由。登录状态、主题、语言也都以数据传入。',
      en: 'The nav is data. Components know no router: `LinkProvider` gives all links to yours. Who is logged in, theme and language come in as data too.',
    },
    files: [
      ['nav.ts', nav],
      ['use-header.ts', useHeader],
      ['frame.tsx', frame],
    ],
  },
  {
    title: { zh: '自己的后端', en: 'Your own back end' },
    text: {
      zh: '组件要的是普通数据，给出的是事件。后端用什么字段、什么状态码都行：这一层把它译成组件的话。用本项目的服务时，这一层换成 `@zonekit/api-client` 的 hooks。',
      en: 'Components take plain data and give events. Whatever your back end’s fields and statuses are, this layer translates. With this project’s service it is the hooks of `@zonekit/api-client`.',
    },
    files: [['back-end.ts', backEnd]],
  },
  {
    title: { zh: '问卷与预约', en: 'Questionnaire and booking' },
    text: {
      zh: '校验、草稿、焦点、报读、冲突处理都在组件里。你只回答：保存成了没有，日历现在怎样，半天被谁先订走了。预约的字段可以是自己的：`defineBookingFields` 给出名称、控件、必填、限制与中英文说法，提交的类型随之而定，草稿也各归各的。问卷的题目同样用 `defineQuestionnaire` 换成自己的。',
      en: 'Validation, drafts, focus, announcements and conflicts are theirs. You answer what was saved, what the calendar holds now, and which half-days somebody else was quicker to book. A booking has your own fields where you give them: `defineBookingFields` takes names, controls, limits and words, types what is submitted, and keeps drafts of these fields apart. `defineQuestionnaire` does the same for questions.',
    },
    files: [
      ['home.tsx', home],
      ['hall-fields.ts', hallFields],
    ],
  },
  {
    title: { zh: '列表页与详情页', en: 'A list, and one thing of it' },
    text: {
      zh: '地址装下列表的全部状态：检索、筛选、排序、页码。`readListSearch` 读出来，你的后端按自己的参数去查，`ListPage` 画出来；筛选与翻页都是链接，由你的路由去走。点开一条，`DetailPage` 给出它的框架；找不到时是 `ErrorPage`。',
      en: 'The address holds all of a list’s state: words, facets, sort, page. `readListSearch` reads it, your back end is asked in its own parameters, `ListPage` draws what came. Facets and pages are links, which your router follows. One of its things has `DetailPage` for a frame, and `ErrorPage` where it is not found.',
    },
    files: [
      ['papers.tsx', papers],
      ['paper.tsx', paper],
    ],
  },
  {
    title: { zh: '用本项目的服务', en: 'With this project’s service' },
    text: {
      zh: '一个传输层、一个会话，各领域的 hooks 都用它们。列表的筛选、排序与取值在列表定义里，地址、请求与页面同出一处。',
      en: 'One transport and one session serve the hooks of all domains. Facets, sorts and values of a list are in its definition, from which address, request and page are made.',
    },
    files: [
      ['service.tsx', service],
      ['units.tsx', units],
    ],
  },
  {
    title: { zh: '办理进度', en: 'A subject and its lifecycle' },
    text: {
      zh: '申请、订单、合同、需求等都有生命周期：状态、由谁办理、几个工作日。`events` 是走过的路，`allowed` 是当前用户能做的变更；被拒绝时错误里说明还能变成什么。换一个领域只换 hooks 与生命周期。',
      en: 'Applications, orders, contracts, needs and others have a lifecycle: states, who acts, in how many working days. `events` is the way so far, `allowed` what this user may make of it; a refusal says what is allowed instead. Another domain has its own hooks and lifecycle, and the same widgets.',
    },
    files: [['need.tsx', need]],
  },
];

/** The steps to a portal of one's own, with the code of the project that the tests build outside the workspace. */
export const BuildAZone: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const { say } = toolbarOf(globals);
    return (
      <Page
        title={say({ zh: '搭一个园区门户', en: 'Build a zone' })}
        lede={say({
          zh: '用三个包搭出自己的门户：自己的品牌、导航、路由和后端。下面每段代码都来自测试里的另一个项目：它在工作区之外，由打好的包安装、构建，并在浏览器里走完这些步骤。',
          en: 'A portal of your own from three packages: your brand, nav, router and back end. All code below is from another project of the tests: outside the workspace, installed from the packed packages, built, and walked through in a browser.',
        })}
      >
        {CHAPTERS.map(({ title, text, files }) => (
          <Part key={title.en} title={say(title)}>
            <p className={css.lede}>{say(text).replaceAll('`', '')}</p>
            {files.map(([name, code]) => (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
              <section key={name} className={css.listing} aria-label={name} tabIndex={0}>
                <p className={css.listingHead}>
                  {name} <CopyCode code={code.trim()} say={say} />
                </p>
                <pre>
                  <code>{code.trim()}</code>
                </pre>
              </section>
            ))}
          </Part>
        ))}
        <Part title={say({ zh: '各领域有什么', en: 'What there is for each domain' })}>
          <p className={css.lede}>
            {say({
              zh: '入口前加 @zonekit/api-client/，组件前加 @zonekit/portal-kit/。没有列出组件的领域由其他领域的页面使用，或只需基础组件。',
              en: 'Entries are those of @zonekit/api-client, widgets those of @zonekit/portal-kit. Domains without widgets are used by pages of other domains, or need primitives alone.',
            })}
          </p>
          <DomainTable say={say} />
        </Part>
      </Page>
    );
  },
};
