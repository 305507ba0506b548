import type { Words } from '../../packages/ui/src/docs/component-doc.types.ts';

/** A chapter of the guide "Build a zone". */
export interface Chapter {
  title: Words;
  text: Words;
  /** Paths in the repository of code that the tests of importers build and open. */
  files: readonly string[];
  /** Commands to type. */
  shell?: string;
}

const INSTALL = `npm install @zonekit/ui @zonekit/portal-kit react react-dom react-hook-form use-intl zod
# with this project's service, its signed client too
npm install @zonekit/api-client`;

export const CHAPTERS: readonly Chapter[] = [
  {
    title: { zh: '安装', en: 'Install' },
    text: {
      zh: '每个组件一个入口，用到什么才带来什么。每个包的样式是一个 CSS 文件，在根部导入一次。构建与服务端用 Node 22.13 或 24 以上。',
      en: 'One entry for each component: what you import is what you pay for. The styles of a package are one CSS file, imported once at the root. Builds and servers need Node 22.13 or 24 and later. Files of this guide import each other with their `.ts`; where TypeScript refuses that, as in Next’s template, leave the ending off.',
    },
    files: [],
    shell: INSTALL,
  },
  {
    title: { zh: '自己的品牌', en: 'A brand of your own' },
    text: {
      zh: '一个品牌就是三条色带：中性色的色相、品牌色、期限色。`brandStyles` 写出样式表，`contrastFaults` 在所有主题、打印与深色带上逐对核对对比度，说出哪一对看不清、差多少。`<html data-brand="coast">` 穿上它。',
      en: 'A brand is three ramps: the hue of the greys, the brand’s colour, the colour of deadlines. `brandStyles` writes the stylesheet; `contrastFaults` checks every pair in every theme, in print and on dark bands, and says which cannot be read and by how much. `<html data-brand="coast">` wears it.',
    },
    files: ['tests/importers/apps/zone/make-brand.mjs'],
  },
  {
    title: { zh: '字体与圆角', en: 'Fonts and radii' },
    text: {
      zh: '字体与圆角是 CSS 变量，名称以 `--zk-` 开头，在两个包的样式之后覆盖。英文页面用 `--zk-font-latin`，其余语言用 `--zk-font-text`。间距、字号与阴影同样有变量，清单在组件文档的“令牌”里。',
      en: 'Fonts and radii are CSS variables that begin with `--zk-`; override them after the styles of both packages. English pages use `--zk-font-latin`, those in other languages `--zk-font-text`. Spaces, sizes and shadows have variables too: each component lists its tokens.',
    },
    files: ['tests/importers/apps/zone/look.css'],
  },
  {
    title: { zh: '主题、文字、路由', en: 'Theme, words, router' },
    text: {
      zh: '样式与品牌各导入一次。文字在套件的目录里，中英文各一份，放在 `kit` 之下；改掉其中一句，就展开后覆盖它。',
      en: 'Styles and brand are imported once. Words are in the kit’s catalogues, one for each language, under `kit`; spread a catalogue to change a phrase.',
    },
    files: ['tests/importers/apps/vite/src/zone/main.tsx'],
  },
  {
    title: { zh: '自己的样式', en: 'Styles of your own' },
    text: {
      zh: '在根部先导入两个包的样式，再导入自己的样式：这样传给组件的 `className` 在开发与构建中、在直接打开与跳转后的页面上都生效。Next 在根布局里导入，放在 globals.css 之前，见下一章。用 Tailwind 4 时，把样式放进 `base` 与 `utilities` 之间的层，工具类就会生效。悬停等状态另有规则，需要时一并覆盖。模板自带的页面颜色与字体（Next 的 globals.css 里 `body` 与 `:root` 的规则、Vite 的 index.css）要删掉：它们不在任何层里，会盖过访客选的主题。',
      en: 'Import the styles of both packages at the root, before your own: then a `className` on a component wins in development and in the build, on the first page and after navigation. In Next import them in the root layout, above globals.css, as the next chapter does. With Tailwind 4 put them in a layer between `base` and `utilities`, and its utilities win. States such as hover have rules of their own: override these too where needed. Remove the template’s own colours and font of the page (the rules of `body` and `:root` in Next’s globals.css, Vite’s index.css): in no layer, they win over the theme that a visitor chooses, and its text becomes unreadable.',
    },
    files: ['tests/importers/apps/zone/home.module.css', 'tests/importers/apps/next/app/(tailwind)/globals.css'],
  },
  {
    title: { zh: 'Next 的布局', en: 'A layout for Next' },
    text: {
      zh: '根布局引入样式，并在首次绘制前应用保存的主题；客户端的框架给出文字、链接与页头。页面仍然可以是服务端组件。用 TypeScript 时两处的参数写作 `{ children }: { children: ReactNode }`。Next 的 `Link` 会预取导航里的地址：还没有页面的条目写上 `disabled`，否则控制台会报 404。',
      en: 'The root layout imports the styles and applies the stored theme before the first paint; a client component has words, links and header. Pages may still be server components. In TypeScript both take `{ children }: { children: ReactNode }`. Next’s `Link` fetches the nav’s addresses ahead: give `disabled` to entries that have no page yet, or the console shows a 404 for each.',
    },
    files: ['tests/importers/apps/next/app/(zone)/layout.jsx', 'tests/importers/apps/next/app/(zone)/frame.jsx'],
  },
  {
    title: { zh: '页头与导航', en: 'Header and nav' },
    text: {
      zh: '导航是数据。组件不认识路由：`LinkProvider` 把所有链接交给你的路由。登录状态、主题、语言也都以数据传入。`PageShell` 是每一页的外框：跳到正文的链接、页头、正文、页脚与通知；给它已经画出来的那一页的路径，换页后焦点移到正文。',
      en: 'The nav is data. Components know no router: `LinkProvider` gives all links to yours. Who is logged in, theme and language come in as data too. `PageShell` is the frame of every page: skip link, header, main content, footer and notices. Give it the path of the page that is rendered, and the focus moves to the main content of a new page.',
    },
    files: [
      'tests/importers/apps/zone/nav.ts',
      'tests/importers/apps/zone/use-header.ts',
      'tests/importers/apps/vite/src/zone/frame.tsx',
    ],
  },
  {
    title: { zh: 'TanStack Router', en: 'TanStack Router' },
    text: {
      zh: '`LinkProvider` 的链接调用 `router.navigate`；其他站点、下载与新窗口仍由浏览器处理。列表自己读取地址里的检索串，所以路由原样保留它。`PageShell` 用 `resolvedLocation` 的路径：它在页面画出来之后才变。',
      en: 'The link of `LinkProvider` calls `router.navigate`; other sites, downloads and new windows are left to the browser. A list reads the search string itself, so the router keeps it as text. `PageShell` has the path of `resolvedLocation`, which changes once the page is rendered.',
    },
    files: [
      'tests/importers/apps/vite/src/tanstack/router-link.tsx',
      'tests/importers/apps/vite/src/tanstack/main.tsx',
    ],
  },
  {
    title: { zh: '第三种语言', en: 'A third language' },
    text: {
      zh: '展开一份目录，逐句翻译；还没有翻译的句子保留原文。日期与数字按 `IntlProvider` 的 `locale`。`@zonekit/ui` 组件的文字同样：`@zonekit/ui/labels/en` 的类型是 `UiLabels`。',
      en: 'Spread a catalogue and translate its phrases; those without a translation stay as they are. Dates and numbers follow the `locale` of `IntlProvider`. The texts of the components of `@zonekit/ui` are an object of the type `UiLabels`, as `@zonekit/ui/labels/en` is.',
    },
    files: ['tests/importers/apps/zone/words-fr.ts'],
  },
  {
    title: { zh: '自己的后端', en: 'Your own back end' },
    text: {
      zh: '组件要的是普通数据，给出的是事件。后端用什么字段、什么状态码都行：这一层把它译成组件的话。用本项目的服务时，这一层换成 `@zonekit/api-client` 的 hooks。',
      en: 'Components take plain data and give events. Whatever your back end’s fields and statuses are, this layer translates. With this project’s service it is the hooks of `@zonekit/api-client`.',
    },
    files: ['tests/importers/apps/zone/back-end.ts'],
  },
  {
    title: { zh: '问卷与预约', en: 'Questionnaire and booking' },
    text: {
      zh: '校验、草稿、焦点、报读、冲突处理都在组件里。你只回答：保存成了没有，日历现在怎样，半天被谁先订走了。预约的字段可以是自己的：`defineBookingFields` 给出名称、控件、必填、限制与中英文说法，提交的类型随之而定，草稿也各归各的。问卷的题目同样用 `defineQuestionnaire` 换成自己的。',
      en: 'Validation, drafts, focus, announcements and conflicts are theirs. You answer what was saved, what the calendar holds now, and which half-days somebody else was quicker to book. A booking has your own fields where you give them: `defineBookingFields` takes names, controls, limits and words, types what is submitted, and keeps drafts of these fields apart. `defineQuestionnaire` does the same for questions.',
    },
    files: ['tests/importers/apps/zone/home.tsx', 'tests/importers/apps/zone/hall-fields.ts'],
  },
  {
    title: { zh: 'PDF 与其他文件', en: 'PDF and other files' },
    text: {
      zh: 'Vite 应用加上 `pdfFiles()`：它把 pdf.js 的字体与编码放进构建，`import.meta.env.PDF_ASSETS_URL` 是它们的地址。Next 不需要插件；需要这些字体的文件少见，可用 `mkdir -p public/pdfjs && cp -r node_modules/pdfjs-dist/{cmaps,standard_fonts,wasm,iccs} public/pdfjs` 放到 `public`，并传入 `pdfAssetsUrl="/pdfjs/"`。',
      en: 'A Vite app adds `pdfFiles()`: it puts fonts and encodings of pdf.js into the build, and `import.meta.env.PDF_ASSETS_URL` is their address. Next needs no plugin; few documents need these fonts: `mkdir -p public/pdfjs && cp -r node_modules/pdfjs-dist/{cmaps,standard_fonts,wasm,iccs} public/pdfjs` puts them into `public`, and `pdfAssetsUrl="/pdfjs/"` says where.',
    },
    files: ['tests/importers/apps/vite/vite.config.js', 'tests/importers/apps/zone/files.tsx'],
  },
  {
    title: { zh: '列表页与详情页', en: 'A list and its details' },
    text: {
      zh: '地址装下列表的全部状态：检索、筛选、排序、页码。`readListSearch` 读出来，你的后端按自己的参数去查，`ListPage` 画出来；筛选与翻页都是链接，由你的路由去走。点开一条，`DetailPage` 给出它的框架；找不到时是 `ErrorPage`。',
      en: 'The address holds all of a list’s state: words, facets, sort, page. `readListSearch` reads it, your back end is asked in its own parameters, `ListPage` draws what came. Facets and pages are links, which your router follows. One of its things has `DetailPage` for a frame, and `ErrorPage` where it is not found.',
    },
    files: ['tests/importers/apps/zone/papers.tsx', 'tests/importers/apps/zone/paper.tsx'],
  },
  {
    title: { zh: '用本项目的服务', en: 'With this project’s service' },
    text: {
      zh: '一个传输层、一个会话，各领域的 hooks 都用它们。列表的筛选、排序与取值在列表定义里，地址、请求与页面同出一处。',
      en: 'One transport and one session serve the hooks of all domains. Facets, sorts and values of a list are in its definition, from which address, request and page are made.',
    },
    files: ['tests/importers/apps/vite/src/zone/service.tsx', 'tests/importers/apps/vite/src/zone/units.tsx'],
  },
  {
    title: { zh: '后端地址与签名', en: 'Base URLs and signing' },
    text: {
      zh: '`baseUrls` 把路径前缀分给不同的后端，其余走 `fallback`。浏览器里的密钥不是秘密：需要保密时在自己的服务器上签名，脚本与服务端用 `createNodeClient`，页面用下一章的网关。',
      en: "`baseUrls` gives prefixes of paths to several back ends and everything else to `fallback`: `{ fallback: '/api', byPrefix: { '/policies': 'https://policy.example/api' } }`. A secret in a browser is none: to keep it, sign on a server of your own, in scripts by `createNodeClient`, for pages by the gateway of the next chapter.",
    },
    files: ['packages/api-client/examples/node.ts'],
  },
  {
    title: { zh: '网关', en: 'A gateway' },
    text: {
      zh: '页面用 `createGatewayTransport` 调用自己的服务器，hooks 不变。服务器上的 `createGateway` 接过 `Request`，签名，转给后端，把回答以流的方式传回；登录的令牌放进 HttpOnly cookie，页面里只有它的摘要。其他站点的请求与契约以外的路径一律拒绝。浏览器只在 HTTPS 或 localhost 上接受这个 cookie；前面有代理改了域名时给出 `origin`，访客地址按你信任的代理来定。',
      en: 'Pages call a server of your own by `createGatewayTransport`; the hooks stay the same. On the server `createGateway` takes a `Request`, signs it, sends it to the back end and streams the answer. The token of a login goes into an HttpOnly cookie, and pages have a digest of it. Requests of other sites and paths outside the contract are refused. Browsers take the cookie over HTTPS and on localhost only. Give `origin` where a proxy changes the host, and the address of the visitor as far as you trust your proxies.',
    },
    files: [
      'tests/importers/apps/vite/src/tanstack/service.tsx',
      'tests/importers/apps/next/app/bff/[...path]/route.js',
      'tests/importers/apps/vite/gateway.mjs',
    ],
  },
  {
    title: { zh: '办理进度', en: 'A subject and its lifecycle' },
    text: {
      zh: '申请、订单、合同、需求等都有生命周期：状态、由谁办理、几个工作日。`events` 是走过的路，`allowed` 是当前用户能做的变更；被拒绝时错误里说明还能变成什么。换一个领域只换 hooks 与生命周期。',
      en: 'Applications, orders, contracts, needs and others have a lifecycle: states, who acts, in how many working days. `events` is the way so far, `allowed` what this user may make of it; a refusal says what is allowed instead. Another domain has its own hooks and lifecycle, and the same widgets.',
    },
    files: ['tests/importers/apps/vite/src/zone/need.tsx'],
  },
];

/** A file's path as importers read it: below the app that it belongs to. */
export const fileNameOf = (path: string): string => path.replace(/^(tests\/importers\/apps|packages)\//, '');

/** Code without the comments to this repository's lint. */
export const withoutLintComments = (code: string): string => code.replace(/^ *(?:\/\/|\{\/\*) biome-ignore .*\n/gm, '');
