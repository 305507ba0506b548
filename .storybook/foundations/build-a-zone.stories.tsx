import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHAPTERS, fileNameOf, withoutLintComments } from '../../scripts/facts/guide-chapters.ts';
import { CopyCode } from '../docs/copy-code.tsx';
import { DomainTable } from './domain-table.tsx';
import * as css from './foundations.css.ts';
import { Page, Part, toolbarOf } from './page.tsx';
import { Scroller } from './scroller.tsx';

// One language a page and no picture: the code is the tests', which build and open it.
const meta = { title: 'foundations/Build a zone', tags: ['!autodocs', '!visual'] } satisfies Meta;
export default meta;

const SOURCES = import.meta.glob<string>(
  ['../../tests/importers/apps/*/**/*.{ts,tsx,js,jsx,mjs,css}', '../../packages/api-client/examples/*.ts'],
  { query: '?raw', import: 'default', eager: true },
);

const listingsOf = ({ files, shell }: (typeof CHAPTERS)[number]): (readonly [name: string, code: string])[] => [
  ...(shell === undefined ? [] : [['shell', shell] as const]),
  ...files.map((file) => [fileNameOf(file), withoutLintComments(SOURCES[`../../${file}`] ?? '')] as const),
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
        {CHAPTERS.map((chapter) => (
          <Part key={chapter.title.en} title={say(chapter.title)}>
            <p className={css.lede}>{say(chapter.text).replaceAll('`', '')}</p>
            {listingsOf(chapter).map(([name, code]) => (
              <Scroller key={name} className={css.listing} label={name}>
                <p className={css.listingHead}>
                  {name} <CopyCode code={code.trim()} say={say} />
                </p>
                <pre>
                  <code>{code.trim()}</code>
                </pre>
              </Scroller>
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
