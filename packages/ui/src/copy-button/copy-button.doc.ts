import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'CopyButton',
  name: '复制按钮',
  group: 'action',
  stability: 'new',
  purpose: {
    zh: '复制链接、编号或账号，并说出结果；没有 HTTPS 的内网页面也能用。',
    en: 'Copies a link, a number or an account, and says how it went; it works on pages without HTTPS too.',
  },
  avoid: {
    zh: '要复制的内容应当同时看得见；分享到多处用 Share。',
    en: 'What it copies is in sight as well; to share in several ways use Share.',
  },
  anatomy: [
    { part: 'labels', what: { zh: '名称，成功与失败时的文字', en: 'Its name, and the words for success and failure' } },
    { part: 'status', what: { zh: '读屏软件听到的结果', en: 'The result, for a screen reader' } },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: { zh: '复制，焦点不动', en: 'Copies; focus stays' } }],
  dos: [{ zh: '名称说明复制什么', en: 'Let the name say what is copied' }],
  donts: [
    { zh: '名称不只写“复制”：旁边有两个值时分不清', en: "Not just 'Copy' where two values stand side by side" },
    { zh: '失败时不要假装成功', en: 'Never claim success where the browser refused' },
  ],
};
export default doc;
