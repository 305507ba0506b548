import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Upload',
  name: '上传',
  group: 'form',
  stability: 'new',
  purpose: {
    zh: '选择或拖入文件，先核对类型、大小和数量，再逐个上传；可暂停、继续、重试、移除。',
    en: 'Files are chosen or dropped, checked for type, size and count, and sent; each can be paused, resumed, retried, removed.',
  },
  avoid: {
    zh: '只读的附件用 List；头像这类单图裁剪不在其内。',
    en: 'For files to be read only use List; it does not crop pictures.',
  },
  anatomy: [
    {
      part: 'zone',
      what: {
        zh: '选择与拖放的区域，就是输入框的标签',
        en: 'Where files are chosen and dropped: the label of the input',
      },
    },
    { part: 'refusals', what: { zh: '没有收下的文件及原因', en: 'Files that were not taken, and why' } },
    {
      part: 'list',
      what: { zh: '每个文件的名称、大小、进度和操作', en: 'Name, size, progress and actions of each file' },
    },
    { part: 'upload', what: { zh: '由页面给出的传输函数', en: 'The transport, given by the page' } },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: { zh: '在区域上打开选择窗口', en: 'On the zone opens the chooser' } },
    { keys: ['Tab'], does: { zh: '依次到每个文件的操作', en: 'Goes through the actions of each file' } },
  ],
  dos: [
    { zh: '在 note 里先说清类型、大小和数量', en: 'Say type, size and count beforehand, in note' },
    { zh: '拒绝时说出文件名和原因', en: 'A refusal names the file and the reason' },
    {
      zh: '能续传的服务，在 onDiscard 里放弃已传的部分；暂停和离开页面不会调用它',
      en: 'Where uploads can go on, give up in onDiscard what has arrived; a pause or leaving the page does not call it',
    },
    {
      zh: '有文件未传完时（onUnfinishedChange）不要提交',
      en: 'Do not submit while files have not arrived (onUnfinishedChange)',
    },
  ],
  donts: [
    { zh: '不要等拒绝时才说限制', en: 'Do not leave the limits to the refusal' },
    {
      zh: '不要只靠前端核对，服务仍按内容核对',
      en: 'Do not rely on the check in the browser: the service checks by content',
    },
    { zh: '不要把上传放进提交里一次完成', en: 'Do not leave the sending to the submit' },
  ],
};
export default doc;
