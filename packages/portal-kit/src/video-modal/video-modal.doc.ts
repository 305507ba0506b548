import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'VideoModal',
  name: '视频弹窗',
  group: 'media',
  task: 'view',
  stability: 'new',
  purpose: {
    zh: '在弹窗里播放一段视频：16:9，有封面和字幕，接着上次看到的地方，从不自动播放。',
    en: 'Plays one video in a dialog: 16:9, with poster and captions, from where it was left, never by itself.',
  },
  avoid: {
    zh: '要权限的附件视频用文件查看；一组图片用图集。',
    en: 'A video that takes permission is for FileViewer, a set of pictures for Gallery.',
  },
  anatomy: [
    { part: 'title', what: { zh: '视频名称，可带一行说明', en: 'What it is called, with a line on it' } },
    {
      part: 'video',
      what: { zh: '文件或 HLS 流；流的播放库用到才载入', en: 'A file or an HLS stream, whose library comes only then' },
    },
    { part: 'resumed', what: { zh: '接着播放的提示与从头播放', en: 'Where it goes on, and a way to the beginning' } },
    { part: 'failed', what: { zh: '不能播放或没有网络，可重试', en: 'Not to be played, or no network; try again' } },
  ],
  keyboard: [
    { keys: ['Space'], does: { zh: '播放、暂停', en: 'Plays and pauses' } },
    { keys: ['ArrowLeft', 'ArrowRight'], does: { zh: '快退、快进5秒', en: '5 seconds back and forth' } },
    { keys: ['M', 'C', 'F'], does: { zh: '静音、字幕、全屏', en: 'Mutes, shows captions, fills the screen' } },
    { keys: ['Escape'], does: { zh: '关闭，焦点回到打开处', en: 'Closes it; focus goes back' } },
  ],
  dos: [
    { zh: '视频的要点用 description 再写一遍', en: 'Say the gist of a video again in its description' },
    { zh: '有人声的视频都给字幕', en: 'Give captions wherever somebody speaks' },
    { zh: 'id 不随版本改，进度才接得上', en: 'Keep the id, or the place where it was left is lost' },
  ],
  donts: [
    { zh: '不要把只有视频里才有的内容当作唯一来源', en: 'A video is never the only place where something is said' },
  ],
};
export default doc;
