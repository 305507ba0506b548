import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-filterbar--several',
    steps: [
      { do: { press: ['Tab'] }, focus: 'list "已选", 3 items › button "移除 冷链物流"' },
      { do: { press: ['Enter'] }, focus: 'button "移除 智能装备"', live: ['共 74 项'] },
      { do: { press: ['Tab', 'Enter'] }, focus: 'button "移除 智能装备"', live: ['共 94 项'] },
    ],
  },
];
export default transcripts;
