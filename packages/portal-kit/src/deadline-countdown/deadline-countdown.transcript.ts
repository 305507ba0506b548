import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

/** Twelve and a half minutes are left as it opens: said ten minutes before and at the end, and nothing between. */
const transcripts: readonly Transcript[] = [
  {
    story: 'kit-deadlinecountdown--last-hour',
    steps: [
      { do: { press: [] } },
      { do: { wait: 120 } },
      { do: { wait: 60 }, live: ['还剩10分钟截止'] },
      { do: { wait: 540 } },
      { do: { wait: 60 }, live: ['已截止'] },
      { do: { wait: 60 } },
    ],
  },
];
export default transcripts;
