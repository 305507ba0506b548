import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-tooltip--closed',
    steps: [
      { do: { press: ['Tab'] }, focus: 'button "受理时限", description "材料齐全后3个工作日内答复"' },
      { do: { press: ['Escape'] }, focus: 'button "受理时限"' },
    ],
  },
];
export default transcripts;
