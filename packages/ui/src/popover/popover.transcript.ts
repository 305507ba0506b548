import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-popover--closed',
    steps: [
      { do: { press: ['Tab'] }, focus: 'button "符合 6/8", collapsed, has dialog' },
      { do: { press: ['Enter'] }, focus: 'dialog "匹配结果"' },
      { do: { press: ['Escape'] }, focus: 'button "符合 6/8", collapsed, has dialog' },
    ],
  },
];
export default transcripts;
