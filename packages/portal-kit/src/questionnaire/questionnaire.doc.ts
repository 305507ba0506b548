import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Questionnaire',
  name: '政策问卷',
  group: 'form',
  task: 'apply',
  stability: 'stable',
  purpose: {
    zh: '十步问卷得出企业画像，旁边随答随算能匹配的政策；草稿留在本机直到提交。',
    en: 'Ten questions make a profile, with the matching policies counted beside as one answers; a draft is kept in this browser until it is submitted.',
  },
  avoid: {
    zh: '一页能放下的资料用表单；补问一项用政策比对。',
    en: 'What fits on a page is a Form; for a single further answer PolicyMatch asks.',
  },
  anatomy: [
    {
      part: 'progress',
      at: '[class*="_progressText__"], [class*="_cells__"]',
      what: { zh: '第几步，共十步', en: 'Which step of ten' },
    },
    {
      part: 'question',
      at: '[class*="_heading__"]',
      what: { zh: '一个问题，标题取得焦点', en: 'One question; its heading takes the focus' },
    },
    {
      part: 'source',
      what: { zh: '预填答案的来源，改动后消失', en: 'Source of a prefilled answer, gone once it is changed' },
    },
    {
      part: 'preview',
      at: '[class*="_side__"]',
      what: { zh: '预览：能匹配几项，为何变化', en: 'How many match, and why that changed' },
    },
    {
      part: 'notice',
      what: { zh: '草稿恢复、保存失败、需要登录', en: 'A draft restored, a save that failed, a log-in needed' },
    },
    { part: 'footer', at: '[class*="_buttons__"]', what: { zh: '上一题、下一题、提交', en: 'Back, next, submit' } },
  ],
  keyboard: [
    { keys: ['Enter'], does: { zh: '下一题；最后一题提交', en: 'Next; on the last one submits' } },
    { keys: ['ArrowUp', 'ArrowDown'], does: { zh: '在单选之间移动', en: 'Moves among radio buttons' } },
    { keys: ['Escape'], does: { zh: '关闭，草稿保留', en: 'Closes it; the draft is kept' } },
  ],
  dos: [
    { zh: '保存失败时写明答案都在', en: 'When a save fails say that the answers are kept' },
    {
      zh: '别的园区用 defineQuestionnaire() 给出自己的题目',
      en: 'Another zone gives its own questions by defineQuestionnaire()',
    },
    {
      zh: '已知的资料用 prefill 预填并写明来源',
      en: 'Prefill what is already known by prefill, with its source',
    },
    { zh: '浏览器后退是上一题', en: 'Back in the browser is the question before' },
  ],
  donts: [
    { zh: '不要只说“保存失败”', en: 'Do not just say that saving failed' },
    { zh: '关闭时不要追问', en: 'Ask nothing on closing' },
    { zh: '不要在点遮罩时关闭', en: 'It does not close on its scrim' },
  ],
};
export default doc;
