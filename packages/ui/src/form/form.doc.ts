import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Form',
  name: '表单',
  group: 'form',
  stability: 'new',
  purpose: {
    zh: '把字段、规则和提交连在一起：规则写成 zod 模式，状态由 react-hook-form 管理，错误在上方汇总并逐项标出。',
    en: 'Joins fields, rules and submit: rules are a zod schema, react-hook-form keeps the state, faults are listed above and shown at each field.',
  },
  avoid: {
    zh: '只有一个搜索框或筛选条件时用原生 form 或 FilterBar，不必引入表单库。',
    en: 'For a lone search box or filters use a native form or FilterBar: no form library is needed.',
  },
  anatomy: [
    {
      part: 'ErrorSummary',
      what: { zh: '提交后列出每一处问题，取得焦点', en: 'After a submit lists each fault and takes focus' },
    },
    {
      part: 'FormField',
      at: '[class*="_field__"]',
      what: { zh: '一个原生控件的字段', en: 'A field around a native control' },
    },
    {
      part: 'FormValue',
      what: { zh: '包住任何带 value 与 onValueChange 的控件', en: 'Around anything with value and onValueChange' },
    },
    {
      part: 'FormSubmit',
      at: 'button[type="submit"]',
      what: { zh: '提交按钮，发送中不会重复提交', en: 'Submit button that sends once at a time' },
    },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: {
        zh: '在单行输入框中提交；在汇总的链接上移到那一项',
        en: 'Submits from a line of text; on a line of the summary moves to its field',
      },
    },
  ],
  dos: [
    { zh: '失败后保留填写的内容', en: 'Keep what was filled in after a failure' },
    {
      zh: '把服务返回的逐项错误放进 fields，说不清归属的放进 message',
      en: 'Give the service’s faults of fields as fields, all else as message',
    },
    { zh: '为每个字段给出默认值', en: 'Give every field a default value' },
  ],
  donts: [
    { zh: '失败后不要清空表单', en: 'Do not empty the form after a failure' },
    { zh: '不要在没填完时禁用提交', en: 'Do not disable submit while something is missing' },
  ],
};
export default doc;
