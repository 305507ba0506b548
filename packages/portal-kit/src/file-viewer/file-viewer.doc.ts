import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'FileViewer',
  name: '文件查看',
  group: 'media',
  task: 'view',
  stability: 'stable',
  purpose: {
    zh: '在弹窗里看图片、视频或文档，听录音，不能看的交给下载；需要权限时当场申请。',
    en: 'Shows a picture, a video or a document in a dialog, plays a recording, or hands a file over; asks for permission where it takes one.',
  },
  avoid: {
    zh: '一组照片用图集；页面里的一张图用图片。',
    en: 'For a set of photographs use Gallery; for a picture in a page Image.',
  },
  anatomy: [
    { part: 'title', what: { zh: '文件名，类型与大小', en: 'Its name, type and size' } },
    { part: 'toolbar', what: { zh: '缩放、翻页，按种类而定', en: 'Zoom and pages, by its kind' } },
    {
      part: 'content',
      what: { zh: '图片、视频、录音或一页页的文档', en: 'The picture, the video, the recording or the pages' },
    },
    {
      part: 'network gone',
      what: {
        zh: '读到一半断网：留住当前页，恢复后自动继续',
        en: 'The network goes while one reads: the page stays, and reading goes on by itself',
      },
    },
    {
      part: 'message',
      what: { zh: '读取中、无权限、失败，各有下一步', en: 'Loading, no permission, failed; each with what to do' },
    },
    { part: 'download', what: { zh: '下载', en: 'Hands it over' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '工具栏、内容、按钮', en: 'Toolbar, content, buttons' } },
    {
      keys: ['PageUp', 'PageDown'],
      does: {
        zh: '到一页的头尾时翻页；Ctrl+Home、Ctrl+End 到首末页',
        en: 'Turn a page at its ends; with Ctrl, Home and End go to the first and last',
      },
    },
    { keys: ['Escape'], does: { zh: '关闭，焦点回到打开处', en: 'Closes it; focus goes back' } },
  ],
  dos: [
    {
      zh: '读不出来时用平常的话说明原因，并给出下载',
      en: 'Where a file cannot be shown say why in plain words, and offer the download',
    },
    {
      zh: '用 Vite 时装上 pdfFiles()，否则没有嵌入字体的中文会空白',
      en: 'With Vite add pdfFiles(), or Chinese whose fonts are not embedded stays empty',
    },
    { zh: '视频和录音给出字幕，录音另给文字稿', en: 'Give captions to what speaks, and a transcript to a recording' },
  ],
  donts: [
    { zh: '不要把服务的错误原样显示', en: 'No raw errors of a service' },
    {
      zh: '大文档不要整份读成 blob，给 url 就按需分段读取',
      en: 'No large document as one blob: with a url it is read in parts, as pages are looked at',
    },
    { zh: '不要一进页面就读取文件', en: 'Do not load a file before it is opened' },
  ],
};
export default doc;
