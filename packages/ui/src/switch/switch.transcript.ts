import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-switch--with-description',
    steps: [
      {
        do: {
          press: ['Tab'],
        },
        focus: 'switch "政策更新提醒", checked, description "符合条件的政策开始申报时，发短信到登记的手机"',
      },
      {
        do: {
          press: ['Space'],
        },
        focus: 'switch "政策更新提醒", not checked, description "符合条件的政策开始申报时，发短信到登记的手机"',
      },
    ],
  },
];
export default transcripts;
