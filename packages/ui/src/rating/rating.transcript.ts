import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-rating--answered',
    steps: [
      { do: { press: ['Tab'] }, focus: 'radiogroup "对这次服务满意吗" › radio "4 星，满意", checked' },
      { do: { press: ['ArrowRight'] }, focus: 'radio "5 星，很满意", checked' },
      { do: { press: ['ArrowRight'] }, focus: 'radio "1 星，很不满意", checked' },
    ],
  },
];
export default transcripts;
