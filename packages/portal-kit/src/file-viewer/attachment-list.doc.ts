import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'AttachmentList',
  name: '附件列表',
  group: 'media',
  task: 'view',
  stability: 'stable',
  purpose: {
    zh: '一页的附件：各是什么、多大，以及现在能对它做的那一件事。',
    en: 'The attachments of a page: what each is, how large, and the one thing that can be done with it now.',
  },
  avoid: { zh: '上传文件用上传；只有一个下载链接用链接。', en: 'To take files use Upload; for a lone download Link.' },
  anatomy: [
    { part: 'icon', at: '[class*="_rowIcon__"]', what: { zh: '文件种类或锁', en: 'Its kind, or a lock' } },
    { part: 'name', at: '[class*="_rowName__"]', what: { zh: '文件名', en: 'Its name' } },
    {
      part: 'detail',
      at: '[class*="_rowDetail__"]',
      what: { zh: '类型、大小、权限提示', en: 'Type, size, and what is to be known of permission' },
    },
    {
      part: 'action',
      at: '[class*="_rowAction__"]',
      what: {
        zh: '查看、下载、申请、登录之一；审核中是状态',
        en: 'View, download, apply or log in; a state while it is looked into',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '依次经过各文件的动作', en: 'Through the actions of the files' } },
    { keys: ['Enter'], does: { zh: '做这件事', en: 'Does it' } },
  ],
  dos: [
    { zh: '一行一个动作：眼下能做的那一个', en: 'One action in a row: the one that is possible now' },
    { zh: '给出 hrefFor，没有脚本也能打开', en: 'Give hrefFor, so that it opens without script' },
    { zh: '申请中的文件用 busyId 标出', en: 'Mark a file that is being applied for with busyId' },
  ],
  donts: [
    { zh: '不要一行放多个动作', en: 'Never several actions in a row' },
    { zh: '不要列出无权知道名称的文件', en: 'No files whose very name is not for this visitor' },
  ],
};
export default doc;
