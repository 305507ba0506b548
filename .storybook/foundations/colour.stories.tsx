import type { Meta, StoryObj } from '@storybook/react-vite';
import { EDGES, type Pair, TEXT } from '../../packages/ui/src/theme/contrast-pairs.ts';
import { SEMANTICS, type SemanticColour } from '../../packages/ui/src/theme/semantics.ts';
import { COMBINATIONS, colourOf } from './colours.ts';
import { ContrastSample } from './contrast-sample.tsx';
import * as css from './foundations.css.ts';
import { Page, Part, type Say, toolbarOf } from './page.tsx';
import { Scroller } from './scroller.tsx';

const meta = { title: 'foundations/Colour', tags: ['!autodocs', '!visual'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const NAMES = Object.keys(SEMANTICS.light) as SemanticColour[];
const GROUPS = [...new Set(NAMES.map((name) => name.split('-')[0] ?? ''))];

export const Tokens: Story = {
  render: (_, { globals }) => {
    const { brand, theme, say } = toolbarOf(globals);
    return (
      <Page
        title={say({ zh: '色彩', en: 'Colour' })}
        lede={say({
          zh: '组件只用语义令牌。每个令牌在各品牌、各主题里指向一个基础色；换工具栏上的品牌与主题，这里随之改变。',
          en: 'Components use semantic tokens alone. Each points at a primitive in every brand and theme; change them in the toolbar and this page follows.',
        })}
      >
        {GROUPS.map((group) => (
          <Part key={group} title={group}>
            <ul className={css.swatches}>
              {NAMES.filter((name) => name.startsWith(`${group}-`)).map((name) => {
                const { primitive, hex } = colourOf(name, brand, theme);
                return (
                  <li key={name} className={css.swatch}>
                    <span className={css.colour} style={{ background: hex }} />
                    <span>
                      <code>{name}</code>
                      <span className={css.value}>
                        {primitive} {hex}
                      </span>
                    </span>
                  </li>
                );
              })}
            </ul>
          </Part>
        ))}
      </Page>
    );
  },
};

interface RatiosProps {
  pairs: readonly Pair[];
  kind: 'text' | 'edge';
  say: Say;
  label: string;
}

const Ratios = ({ pairs, kind, say, label }: RatiosProps) => (
  <Scroller label={label}>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{say({ zh: '前景', en: 'Seen' })}</th>
          <th scope="col">{say({ zh: '底色', en: 'Ground' })}</th>
          {COMBINATIONS.map(({ brand, theme }) => (
            <th key={`${brand} ${theme}`} scope="col">
              {brand} {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.join()}>
            <td>
              <code>{pair[0]}</code>
            </td>
            <td>
              <code>{pair[1]}</code>
            </td>
            {COMBINATIONS.map(({ brand, theme }) => (
              <td key={`${brand} ${theme}`}>
                <ContrastSample pair={pair} kind={kind} brand={brand} theme={theme} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
);

export const Contrast: Story = {
  render: (_, { globals }) => {
    const { say } = toolbarOf(globals);
    const text = say({ zh: '文字：至少 4.5，高对比至少 7', en: 'Text: at least 4.5, in high contrast 7' });
    const edges = say({ zh: '控件边框与焦点：至少 3', en: 'Borders of controls and focus: at least 3' });
    return (
      <Page
        title={say({ zh: '对比度', en: 'Contrast' })}
        lede={say({
          zh: '页面上会相遇的每一对颜色，按 WCAG 2.2 算出。同一张表由测试把关。',
          en: 'Every pair of colours that may meet on a page, computed by WCAG 2.2. A test holds the same table.',
        })}
      >
        <Part title={text}>
          <Ratios pairs={TEXT} kind="text" say={say} label={text} />
        </Part>
        <Part title={edges}>
          <Ratios pairs={EDGES} kind="edge" say={say} label={edges} />
        </Part>
      </Page>
    );
  },
};
