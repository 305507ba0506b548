import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-comparisontable--phone',
    steps: [
      { do: { press: ['Tab'] }, focus: 'link "只看不同"' },
      {
        do: { press: ['Tab'] },
        focus: 'table "对比 4 项", 14 rows, 5 columns › link "启航中心 B 座 1802"',
      },
    ],
  },
];
export default transcripts;
