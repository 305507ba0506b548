import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-copybutton--ready',
    steps: [
      { do: { press: ['Tab'] }, focus: 'button "复制链接"' },
      { do: { press: ['Enter'] }, focus: 'button "复制链接 已复制"', live: ['已复制'] },
      { do: { press: ['Enter'] }, focus: 'button "复制链接 已复制"', live: ['已复制'] },
    ],
  },
];
export default transcripts;
