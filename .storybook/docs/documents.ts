import type { ComponentDoc, DocGroup, Words } from '../../packages/ui/src/docs/component-doc.types.ts';
import type { Transcript } from '../../packages/ui/src/docs/transcript.types.ts';

const docs = import.meta.glob<ComponentDoc>('../../packages/ui/src/*/*.doc.ts', { eager: true, import: 'default' });
const transcripts = import.meta.glob<readonly Transcript[]>('../../packages/ui/src/*/*.transcript.ts', {
  eager: true,
  import: 'default',
});

export const DOCS: readonly ComponentDoc[] = Object.values(docs);

/** `Button` of the title `ui/Button`. */
export const docOf = (component: string) => DOCS.find((doc) => doc.component === component);

export const transcriptsOf = (entry: string): readonly Transcript[] =>
  transcripts[`../../packages/ui/src/${entry}/${entry}.transcript.ts`] ?? [];

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
