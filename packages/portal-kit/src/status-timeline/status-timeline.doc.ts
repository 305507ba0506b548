import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'StatusTimeline',
  name: '办理进度',
  group: 'data',
  task: 'follow',
  stability: 'new',
  purpose: {
    zh: '一件事经过的每一环：在谁手上、什么时候、用了几个工作日、时限几个；还要经过哪些。',
    en: 'The stages of a matter: who has it, when, how many working days of how many it took, and what is to come.',
  },
  avoid: {
    zh: '只列经过用时间线；填表的步骤用步骤条。',
    en: 'For what happened alone Timeline; for the steps of a form Steps.',
  },
  anatomy: [
    { part: 'stage', what: { zh: '一环：名称、经手人、时间', en: 'A stage: its name, whose turn, when' } },
    {
      part: 'clock',
      what: {
        zh: '用时与时限；进行中的写还剩几天',
        en: 'Time used against its limit; of the one under way, what is left',
      },
    },
    { part: 'planned', what: { zh: '还没到的，与它的时限', en: 'What is to come, and how long it may take' } },
  ],
  keyboard: [],
  dos: [
    { zh: '按承诺的时限写工作日', en: 'Give the workdays that are promised' },
    { zh: '事件按时间先后给，状态名用读者的语言', en: 'Give events oldest first, states in the reader’s language' },
    { zh: '有法定假日表时给 isWorkday', en: 'Pass isWorkday where public holidays are known' },
  ],
  donts: [
    { zh: '没有承诺时限的不要编一个', en: 'Do not make up a limit where none is promised' },
    { zh: '不要写谁看不到的内部环节', en: 'No internal steps that the reader cannot see' },
  ],
};
export default doc;
