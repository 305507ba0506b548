import type { ComponentDoc, DocGroup, KitTask, Words } from '../../packages/ui/src/docs/component-doc.types.ts';

const GROUPS: Record<DocGroup, Words> = {
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

const TASKS: Record<KitTask, Words> = {
  orient: { zh: '套件：认路', en: 'Kit: find the way' },
  find: { zh: '套件：查找', en: 'Kit: search and filter' },
  decide: { zh: '套件：比较与判断', en: 'Kit: compare and decide' },
  apply: { zh: '套件：填写与申报', en: 'Kit: fill in and apply' },
  book: { zh: '套件：预约', en: 'Kit: book' },
  follow: { zh: '套件：跟进', en: 'Kit: follow up' },
  view: { zh: '套件：查看与分享', en: 'Kit: view and share' },
};

/** By the title of its stories: `ui/Button`. */
type TitledDoc = readonly [title: string, doc: ComponentDoc];

/** `ui-button`: first part of the ids of its stories, and folder of their pictures. */
export const componentId = (title: string) => title.replace('/', '-').toLowerCase();

export interface ComponentGroup {
  name: string;
  words: Words;
  components: readonly TitledDoc[];
}

const isOfKit = (title: string) => title.startsWith('kit/');

/** The group of a component on the overview: its task for a widget of the kit, else its group. */
export const groupOf = ([title, { group, task }]: TitledDoc): Words | undefined => {
  if (!isOfKit(title)) return GROUPS[group];
  return task && TASKS[task];
};

/** Components of `ui` by group, then widgets of the kit by task. */
export const groupComponents = (docs: readonly TitledDoc[]): ComponentGroup[] =>
  Object.entries({ ...GROUPS, ...TASKS }).map(([name, words]) => ({
    name,
    words,
    components: docs.filter((titled) => groupOf(titled) === words),
  }));
