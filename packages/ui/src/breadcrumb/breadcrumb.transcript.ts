import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'ui-breadcrumb--wrapping',
    steps: [
      { do: { press: ['Tab'] }, focus: 'navigation "当前位置" › list, 3 items › link "首页"' },
      { do: { press: ['Tab'] }, focus: 'link "政策"' },
    ],
  },
];
export default transcripts;
