import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-sheet--closed',
    steps: [
      { do: { press: ['Tab'] }, focus: 'button "筛选", collapsed, has dialog' },
      { do: { press: ['Enter'] }, focus: 'dialog "筛选政策", description "共128条"' },
      { do: { press: ['Tab'] }, focus: 'button "关闭"' },
      { do: { press: ['Escape', 'Escape'] }, focus: 'button "筛选", collapsed, has dialog' },
    ],
  },
];
export default transcripts;
