import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-panorama--flat',
    steps: [
      { do: { press: ['Tab'] }, focus: 'region "东港一号园区全景" › button "进入全景"' },
      { do: { press: ['Tab'] }, focus: 'list "场景", 2 items › button "一号泊位", pressed' },
    ],
  },
];
export default transcripts;
