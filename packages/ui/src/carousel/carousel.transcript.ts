import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-carousel--by-hand',
    steps: [
      {
        do: { press: ['Tab'] },
        focus: 'region "要闻" › button "第1张，共3张：自贸区政策发布会", current',
      },
      { do: { press: ['Tab', 'Tab', 'Tab', 'Tab'] }, focus: 'button "下一张"' },
    ],
  },
];
export default transcripts;
