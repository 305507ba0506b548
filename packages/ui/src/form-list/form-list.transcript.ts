import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'ui-formlist--default',
    steps: [
      { do: { press: ['Tab'] } },
      { do: { click: '增加一人' }, focus: 'group "第 3 人" › textbox "第 3 人的姓名"' },
      { do: { click: '移除第 1 人' }, live: ['已移除第 1 人'] },
    ],
  },
];
export default transcripts;
