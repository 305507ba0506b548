import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-pagination--first',
    steps: [
      { do: { press: ['Tab'] }, focus: 'navigation "分页" › list, 8 items › link "第 1 页", current page' },
      { do: { press: ['Tab'] }, focus: 'link "第 2 页"' },
      { do: { press: ['Tab', 'Tab', 'Tab'] }, focus: 'link "第 5 页"' },
    ],
  },
];
export default transcripts;
