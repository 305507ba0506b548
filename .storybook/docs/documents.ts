import type { ComponentDoc, DocGroup, Words } from '../../packages/ui/src/docs/component-doc.types.ts';
import type { Transcript } from '../../packages/ui/src/docs/transcript.types.ts';
import type { ComponentFacts } from '../../scripts/facts/facts.types.ts';

const docs = import.meta.glob<ComponentDoc>('../../packages/*/src/*/*.doc.ts', { eager: true, import: 'default' });
const transcripts = import.meta.glob<readonly Transcript[]>('../../packages/*/src/*/*.transcript.ts', {
  eager: true,
  import: 'default',
});

const DOCS = new Map(
  Object.entries(docs).map(([path, doc]) => [`${path.includes('/portal-kit/') ? 'kit' : 'ui'}/${doc.component}`, doc]),
);

/** By the title of its stories: `ui/Button`. */
export const docOf = (title: string | undefined) => DOCS.get(title ?? '');

export const transcriptsOf = ({ book, page }: ComponentFacts): readonly Transcript[] =>
  Object.entries(transcripts).find(
    ([path]) => path.includes(`/${book}/`) && path.endsWith(`/${page}.transcript.ts`),
  )?.[1] ?? [];

export const GROUPS: Record<DocGroup, Words> = {
  layout: { zh: '布局', en: 'Layout' },
  type: { zh: '文字', en: 'Type' },
  action: { zh: '动作', en: 'Actions' },
  navigation: { zh: '导航', en: 'Navigation' },
  form: { zh: '表单', en: 'Forms' },
  date: { zh: '日期与预约', en: 'Dates and booking' },
  data: { zh: '数据', en: 'Data' },
  feedback: { zh: '反馈', en: 'Feedback' },
  media: { zh: '媒体', en: 'Media' },
};
