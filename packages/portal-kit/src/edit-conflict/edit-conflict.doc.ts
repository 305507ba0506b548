import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'EditConflict',
  name: '编辑冲突',
  group: 'form',
  task: 'apply',
  stability: 'new',
  purpose: {
    zh: '保存时发现别人（或另一个标签页）已经改过：把不同的地方并列，逐项取舍，什么都不丢。',
    en: 'On saving, somebody else (or another tab) has changed it meanwhile: what differs stands side by side, to be chosen field by field. Nothing is lost.',
  },
  avoid: {
    zh: '没有填对用错误汇总；保存没有成功用警告提示加重试。',
    en: 'For what is filled in wrongly ErrorSummary; for a save that failed Alert with a retry.',
  },
  anatomy: [
    { part: 'title', what: { zh: '谁保存的，几处不同', en: 'Who saved, and how many fields differ' } },
    { part: 'field', what: { zh: '一处不同：这里的与对方的', en: 'A field: mine and theirs' } },
    { part: 'actions', what: { zh: '按所选保存，或全用一边', en: 'Save what is chosen, or one side as a whole' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '依次到每一处与按钮', en: 'To each field and the buttons' } },
    { keys: ['ArrowDown', 'ArrowUp'], does: { zh: '在两边之间选', en: 'Chooses a side' } },
  ],
  dos: [
    {
      zh: '知道改动之前的值就给 before，只有对方改过的先选对方',
      en: 'Pass `before` where it is known: what they alone changed begins with theirs',
    },
    { zh: '用 core 的 mergeEdits 合成一份再保存', en: 'Make one edition with mergeEdits of the core, and save that' },
  ],
  donts: [
    { zh: '不要默默用一边覆盖另一边', en: 'Never overwrite one side in silence' },
    { zh: '不要列出两边相同的字段', en: 'Do not list fields that are the same on both sides' },
  ],
};
export default doc;
