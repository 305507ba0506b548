import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { ComponentDoc } from '../../packages/ui/src/docs/component-doc.types.ts';
import { DOCS } from '../docs/documents.ts';
import { componentId, groupComponents } from '../docs/groups.ts';
import { colourOf } from './colours.ts';
import * as css from './overview.css.ts';
import { Page, Part, type Say, toolbarOf } from './page.tsx';

const meta = { title: 'foundations/Overview', tags: ['!autodocs', '!visual'] } satisfies Meta;
export default meta;

const GROUPS = groupComponents([...DOCS]).map((group) => ({
  ...group,
  components: group.components.toSorted(([a], [b]) => a.localeCompare(b, 'en')),
}));

/** Within Storybook's window, without loading it anew. */
const openDocs = (id: string) => (event: MouseEvent) => {
  if (window.parent === window || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  addons.getChannel().emit(SELECT_STORY, { storyId: id, viewMode: 'docs' });
};

interface SpecimenProps {
  title: string;
  doc: ComponentDoc;
  brand: 'ftz' | 'bsr';
  dark: boolean;
  say: Say;
}

function Specimen({ title, doc, brand, dark, say }: SpecimenProps) {
  const id = `${componentId(title)}--docs`;
  // Widgets of the kit have a light picture alone.
  const scheme = dark && title.startsWith('ui/') ? 'dark' : 'light';
  return (
    <li className={css.specimen}>
      <a className={css.link} href={`./?path=/docs/${id}`} target="_top" onClick={openDocs(id)}>
        <span className={css.stage} style={{ background: colourOf('surface-page', brand, scheme).hex }}>
          <img
            className={css.picture}
            src={`specimens/${componentId(title)}.${scheme}.webp`}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </span>
        <span className={css.name}>{say({ zh: doc.name, en: doc.component })}</span>
        <span className={css.otherName} lang={say({ zh: 'en', en: 'zh-CN' })}>
          {say({ zh: doc.component, en: doc.name })}
        </span>
      </a>
    </li>
  );
}

/** Every component, with the picture of its first story. */
export const Overview: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const { brand, theme, say } = toolbarOf(globals);
    const contents = say({ zh: '分组', en: 'Groups' });
    return (
      <Page
        title={say({ zh: '组件总览', en: 'All components' })}
        lede={say({
          zh: `${DOCS.size} 个组件，按用途分组；套件按访客要做的事分组。图片是各组件首个用例的测试截图。`,
          en: `${DOCS.size} components by purpose; those of the kit by what a visitor wants to do. Each picture is the one that the tests compare for the component's first story.`,
        })}
      >
        <nav aria-label={contents}>
          <ul className={css.contents}>
            {GROUPS.map(({ name, words, components }) => (
              <li key={name}>
                <a className={css.jump} href={`#group-${name}`}>
                  {say(words)} <span className={css.count}>{components.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {GROUPS.map(({ name, words, components }) => (
          <div key={name} id={`group-${name}`}>
            <Part title={say(words)}>
              <ul className={css.specimens}>
                {components.map(([title, doc]) => (
                  <Specimen key={title} title={title} doc={doc} brand={brand} dark={theme === 'dark'} say={say} />
                ))}
              </ul>
            </Part>
          </div>
        ))}
      </Page>
    );
  },
};
