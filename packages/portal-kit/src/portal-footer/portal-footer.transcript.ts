import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-portalfooter--default',
    steps: [
      { do: { press: ['Tab'] }, focus: 'contentinfo › link "400-000-2026"' },
      { do: { press: ['Tab', 'Tab'] }, focus: 'navigation "平台服务" › list, 2 items › link "政策与申报"' },
    ],
  },
];
export default transcripts;
