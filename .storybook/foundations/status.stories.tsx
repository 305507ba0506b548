import facts from 'virtual:component-facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../packages/ui/src/chip/chip.tsx';
import type { ComponentFacts, StoryFacts } from '../../scripts/facts/facts.types.ts';
import { docOf } from '../docs/documents.ts';
import * as css from './foundations.css.ts';
import { Page, type Say, toolbarOf } from './page.tsx';
import { Scroller } from './scroller.tsx';

const meta = { title: 'foundations/Status', tags: ['!autodocs', '!visual'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const count = ({ stories }: ComponentFacts, test: (story: StoryFacts) => boolean) => stories.filter(test).length;

/** What each column counts is a test that runs with every check: a number here is a promise that is kept there. */
const COLUMNS: { head: { zh: string; en: string }; cell: (component: ComponentFacts) => string }[] = [
  {
    head: { zh: '体积 KiB', en: 'Size, KiB' },
    cell: ({ size }) => `${Math.round((size.js + size.css) * 10) / 10}`,
  },
  { head: { zh: '用例', en: 'Stories' }, cell: ({ stories }) => `${stories.length}` },
  {
    head: { zh: 'axe', en: 'axe' },
    cell: (component) => `${count(component, ({ axe }) => axe)}/${component.stories.length}`,
  },
  { head: { zh: '行为', en: 'Behaviour' }, cell: (component) => `${count(component, ({ plays }) => plays) || '–'}` },
  {
    head: { zh: '键盘', en: 'Keyboard' },
    cell: (component) => `${count(component, ({ byKeyboard }) => byKeyboard) || '–'}`,
  },
  { head: { zh: '朗读步数', en: 'Announced' }, cell: ({ announced }) => `${announced || '–'}` },
  {
    head: { zh: '强制配色', en: 'Forced colours' },
    cell: (component) => `${count(component, ({ shown }) => shown) || '–'}`,
  },
  {
    head: { zh: '从右到左', en: 'Right to left' },
    cell: (component) => `${count(component, ({ shown }) => shown) || '–'}`,
  },
  { head: { zh: '服务端渲染', en: 'Server rendering' }, cell: ({ conforms }) => (conforms ? '✓' : '–') },
  { head: { zh: '文字对比', en: 'Text contrast' }, cell: ({ contrast }) => `${contrast.text ?? '–'}` },
  { head: { zh: '边线对比', en: 'Edge contrast' }, cell: ({ contrast }) => `${contrast.edge ?? '–'}` },
];

const Stability = ({ title, say }: { title: string; say: Say }) => {
  const doc = docOf(title);
  if (!doc) return <Chip>{say({ zh: '未写文档', en: 'Undocumented' })}</Chip>;
  return doc.stability === 'stable' ? (
    <Chip tone="success">{say({ zh: '稳定', en: 'Stable' })}</Chip>
  ) : (
    <Chip tone="info">{say({ zh: '新增', en: 'New' })}</Chip>
  );
};

export const Components: Story = {
  render: (_, { globals }) => {
    const { say } = toolbarOf(globals);
    const label = say({ zh: '组件状态', en: 'Status of the components' });
    return (
      <Page
        title={label}
        lede={say({
          zh: '数字与勾是各组件的测试，由源文件读出，每次检查全部运行；没有测试的一律写“–”。体积为压缩后，不含 React。',
          en: 'Numbers and ticks are tests of each component, read off the sources; every check runs them all, and a dash is where there is none. Sizes are brotli, React apart.',
        })}
      >
        <Scroller label={label}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{say({ zh: '组件', en: 'Component' })}</th>
                <th scope="col">{say({ zh: '状态', en: 'Stability' })}</th>
                {COLUMNS.map(({ head }) => (
                  <th key={head.en} scope="col">
                    {say(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Object.entries(facts).map(([title, component]) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  <td>
                    <Stability title={title} say={say} />
                  </td>
                  {COLUMNS.map(({ head, cell }) => (
                    <td key={head.en}>{cell(component)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      </Page>
    );
  },
};
