import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-radiogroup--chosen',
    steps: [
      {
        do: {
          press: ['Tab'],
        },
        focus: 'radiogroup "使用时段", description "同传设备按半天调度" › radio "全天 9:00–17:30", checked',
      },
      {
        do: {
          press: ['ArrowDown'],
        },
        focus: 'radio "半天 上午或下午", checked',
      },
      {
        do: {
          press: ['ArrowDown'],
        },
        focus: 'radio "全天 9:00–17:30", checked',
      },
    ],
  },
];
export default transcripts;
