import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'FormField',
  name: '表单字段',
  group: 'form',
  stability: 'new',
  purpose: {
    zh: '表单里的一个字段：名称、说明、错误和值都接到同一个路径。',
    en: 'A field of a Form: label, hint, fault and value hang on one path.',
  },
  avoid: {
    zh: '没有 Form 的页面用 Field；单选、多选组自带标题，用 FormValue 包住。',
    en: 'Without a Form use Field; groups of choices have a legend of their own: put them in FormValue.',
  },
  anatomy: [
    { part: 'label', what: { zh: '字段名称', en: 'Name of the field' } },
    {
      part: 'children',
      what: { zh: '原生控件，展开所给的属性', en: 'A native control that is spread what it is given' },
    },
    { part: 'error', what: { zh: '来自模式或服务的错误', en: 'What the schema or the service has against it' } },
    { part: 'hint', what: { zh: '填写说明', en: 'How to fill it in' } },
  ],
  keyboard: [],
  dos: [{ zh: '标出选填，而不是必填', en: 'Mark what is optional, not what is required' }],
  donts: [{ zh: '不要用占位符代替名称', en: 'No placeholder in place of a label' }],
};
export default doc;
