import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-slider--range',
    steps: [
      {
        do: {
          press: ['Tab'],
        },
        focus: 'group "面积" › slider "最小面积", value "300"',
      },
      {
        do: {
          press: ['ArrowRight'],
        },
        focus: 'slider "最小面积", value "350"',
      },
      {
        do: {
          press: ['Tab'],
        },
        focus: 'slider "最大面积", value "1200"',
      },
      {
        do: {
          press: ['End'],
        },
        focus: 'slider "最大面积", value "2000"',
      },
    ],
  },
];
export default transcripts;
