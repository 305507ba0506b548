import type { Transcript } from '../docs/transcript.types.ts';

/** Twelve minutes are left as it opens: said at milestones and at the end, and nothing between them. */
const transcripts: readonly Transcript[] = [
  {
    story: 'ui-countdown--last-hour',
    steps: [
      { do: { press: [] } },
      { do: { wait: 90 } },
      { do: { wait: 30 }, live: ['还剩 10 分钟'] },
      { do: { wait: 480 } },
      { do: { wait: 60 }, live: ['还剩 1 分钟'] },
      { do: { wait: 50 }, live: ['还剩 10 秒'] },
      { do: { wait: 5 } },
      { do: { wait: 5 }, live: ['申报已截止'] },
      { do: { wait: 60 } },
    ],
  },
];
export default transcripts;
