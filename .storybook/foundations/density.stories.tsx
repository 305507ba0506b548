import type { Meta, StoryObj } from '@storybook/react-vite';
import { COMFORTABLE_SCALES, COMPACT_SCALES } from '../../packages/ui/src/theme/tokens.ts';
import { DensitySpecimen } from './density-specimen.tsx';
import * as css from './foundations.css.ts';
import { Page, Part, type Say, toolbarOf } from './page.tsx';

const meta = { title: 'foundations/Density', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const keysOf = <K extends string>(tokens: Record<K, string>) => Object.keys(tokens) as K[];

function Changes({ say }: { say: Say }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{say({ zh: '令牌', en: 'Token' })}</th>
          <th scope="col">{say({ zh: '舒适', en: 'Comfortable' })}</th>
          <th scope="col">{say({ zh: '紧凑', en: 'Compact' })}</th>
        </tr>
      </thead>
      <tbody>
        {keysOf(COMPACT_SCALES).map((name) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{COMFORTABLE_SCALES[name]}</td>
            <td>{COMPACT_SCALES[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What `data-density` changes, and the same work in both. */
export const Density: Story = {
  parameters: { visual: { width: 1080 } },
  render: (_, { globals }) => {
    const { say } = toolbarOf(globals);
    return (
      <Page
        title={say({ zh: '密度', en: 'Density' })}
        lede={say({
          zh: '整天与表格、表单打交道的人，用紧凑密度一屏看得更多。变的只有控件的高与内边距：文字大小、页面节奏不变，点按区仍在 WCAG 2.2 要求的 24 像素以上。读者开了关怀版时，以关怀版为准。',
          en: 'Those who work in tables and forms all day see more at once when compact. Heights and insets of controls change, and nothing else: text and the rhythm of the page stay, and targets keep above the 24 px of WCAG 2.2. Where a reader has turned comfort mode on, comfort wins.',
        })}
      >
        <div className={css.beside}>
          {(['comfortable', 'compact'] as const).map((density) => (
            <DensitySpecimen key={density} density={density} say={say} />
          ))}
        </div>
        <Part title={say({ zh: '变了什么', en: 'What changes' })}>
          <Changes say={say} />
        </Part>
      </Page>
    );
  },
};

export const InEnglish: Story = { ...Density, globals: { locale: 'en' } };
