import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-notices--unauthenticated',
    steps: [
      { do: { press: ['Tab'] }, focus: 'region "通知" › button "关闭"' },
      { do: { press: ['Enter'] }, focus: 'document' },
    ],
  },
];
export default transcripts;
