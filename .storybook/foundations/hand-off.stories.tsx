import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Words } from '../../packages/ui/src/docs/component-doc.types.ts';
import { Link } from '../../packages/ui/src/link/link.tsx';
import { groupComponents } from '../docs/groups.ts';
import * as css from './foundations.css.ts';
import { CHECKED, FILES, LEFT_OUT, MODES, NAMES, TOOLS } from './hand-off-text.ts';
import { Page, Part, type Say, toolbarOf } from './page.tsx';
import { Scroller } from './scroller.tsx';

const meta = { title: 'foundations/Design hand-off', tags: ['!autodocs', '!visual'] } satisfies Meta;
export default meta;

interface TableProps {
  label: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly React.ReactNode[] }[];
}

function Table({ label, heads, rows }: TableProps) {
  return (
    <Scroller label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {heads.slice(1).map((head, at) => (
                <td key={head}>{others[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

function Steps({ of, say, ordered }: { of: readonly Words[]; say: Say; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={css.steps}>
      {of.map((step) => (
        <li key={step.en}>{say(step)}</li>
      ))}
    </List>
  );
}

const TokenFiles = ({ say }: { say: Say }) => (
  <ul>
    {FILES.map(({ content, use, names }) => (
      <li key={content.en} className={css.wideRow}>
        <span>
          {say(content)} <span className={css.value}>{say(use)}</span>
        </span>
        <span className={css.files}>
          {names.map((name) => (
            <Link key={name} kind="text" href={`tokens/${name}`} download>
              {name}
            </Link>
          ))}
        </span>
      </li>
    ))}
  </ul>
);

/** Sheets that `npm run sheets` drew before this build: addresses by path. */
const SHEETS = import.meta.glob<string>('../../sheets/*.svg', { query: '?url', import: 'default', eager: true });
const SHEET_THEMES = [
  { theme: 'light', words: { zh: '浅色', en: 'Light' } },
  { theme: 'dark', words: { zh: '深色', en: 'Dark' } },
] as const;

const SHEET_GROUPS = groupComponents([])
  .map(({ name, words }) => ({
    name,
    words,
    links: SHEET_THEMES.flatMap(({ theme, words: label }) => {
      const href = SHEETS[`../../sheets/${name}.${theme}.svg`];
      return href ? [{ theme, label, href }] : [];
    }),
  }))
  .filter(({ links }) => links.length > 0);

const Sheets = ({ say }: { say: Say }) =>
  SHEET_GROUPS.length === 0 ? (
    <p className={css.lede}>
      {say({
        zh: '这次构建前没有画过图版。先运行 npm run sheets，再构建一次，图版就会列在这里。',
        en: 'No sheets were drawn before this build. Run npm run sheets and build once more: they are listed here.',
      })}
    </p>
  ) : (
    <ul>
      {SHEET_GROUPS.map(({ name, words, links }) => (
        <li key={name} className={css.row}>
          <span>{say(words)}</span>
          <span className={css.files}>
            {links.map(({ theme, label, href }) => (
              <Link
                key={theme}
                kind="text"
                href={href}
                download={`${name}.${theme}.svg`}
                aria-label={say({ zh: `${words.zh}，${label.zh}`, en: `${label.en}, ${words.en}` })}
              >
                {say(label)}
              </Link>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );

/** From tokens to a design tool: files, steps, modes, names, and what is left out. */
export const HandOff: StoryObj<typeof meta> = {
  // The sidebar's search finds it by either language and by the names of the tools.
  name: '设计交付 · Figma, Penpot, Tokens Studio',
  render: (_, { globals }) => {
    const { say } = toolbarOf(globals);
    return (
      <Page
        title={say({ zh: '设计交付', en: 'Design hand-off' })}
        lede={say({
          zh: '把令牌带进设计工具：文件由生成 CSS 的同一份源生成，遵循设计令牌社区组（DTCG）2025.10 版格式。',
          en: 'Tokens for design tools: files from the same source as the CSS, in the format of the Design Tokens Community Group (DTCG), 2025.10.',
        })}
      >
        <Part title={say({ zh: '文件', en: 'Files' })}>
          <p className={css.note}>
            {say({
              zh: '可以在这里下载，也在包里：@zonekit/ui/tokens/ 加文件名。',
              en: 'Downloads; in the package each is @zonekit/ui/tokens/ with its name.',
            })}
          </p>
          <TokenFiles say={say} />
        </Part>
        <Part title={say({ zh: '导入', en: 'Import' })}>
          {TOOLS.map(({ name, steps }) => (
            <div key={name}>
              <h3 className={css.subheading}>{name}</h3>
              <Steps of={steps} say={say} ordered />
            </div>
          ))}
        </Part>
        <Part title={say({ zh: '模式', en: 'Modes' })}>
          <Table
            label={say({ zh: '模式', en: 'Modes' })}
            heads={[
              say({ zh: '模式', en: 'Mode' }),
              say({ zh: '含义', en: 'Meaning' }),
              say({ zh: '代码', en: 'In code' }),
            ]}
            rows={MODES.map(({ name, code, meaning }) => ({
              key: name,
              cells: [name, say(meaning), <code key="code">{code}</code>],
            }))}
          />
        </Part>
        <Part title={say({ zh: '名称', en: 'Names' })}>
          <p className={css.note}>
            {say({
              zh: '变量名就是代码里的令牌名；整个品牌的文件另加分组，例如 theme.light.surface-page。',
              en: 'A variable has the name of the token in code; the whole-brand files add groups, as in theme.light.surface-page.',
            })}
          </p>
          <Table
            label={say({ zh: '名称', en: 'Names' })}
            heads={[say({ zh: '种类', en: 'Kind' }), say({ zh: '变量', en: 'Variable' }), 'TypeScript', 'CSS']}
            rows={NAMES.map(({ kind, token, css: variable }) => ({
              key: token,
              cells: [
                say(kind),
                token,
                token === 'brand-10' ? '–' : <code key="token">{`token('${token}')`}</code>,
                <code key="css">{variable}</code>,
              ],
            }))}
          />
        </Part>
        <Part title={say({ zh: '组件图版', en: 'Sheets of components' })}>
          <p className={css.note}>
            {say({
              zh: '每组一张 SVG，由各组件的首个用例画成：形状是矢量，文字是轮廓，名称是文字。浮层的阴影不画，在设计工具里加效果；斜纹等图案是小图。',
              en: 'One SVG for each group, drawn from the first story of each component: shapes are vectors, text is outlines, names are text. The shadow of what floats is left out, as tools have it as an effect; hatching is small pictures.',
            })}
          </p>
          <Sheets say={say} />
        </Part>
        <Part title={say({ zh: '没有包括的', en: 'Left out' })}>
          <Steps of={LEFT_OUT} say={say} />
        </Part>
        <Part title={say({ zh: '核对过什么', en: 'How this is checked' })}>
          <Steps of={CHECKED} say={say} />
        </Part>
      </Page>
    );
  },
};
