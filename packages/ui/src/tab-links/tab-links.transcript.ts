import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'ui-tablinks--within-a-sibling',
    steps: [
      { do: { press: ['Tab'] }, focus: 'navigation "政策服务" › list, 2 items › link "政策文件"' },
      { do: { press: ['Tab'] }, focus: 'link "政策申报", current' },
    ],
  },
];
export default transcripts;
