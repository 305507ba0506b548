import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-navigationmenu--closed',
    steps: [
      { do: { press: ['Tab'] }, focus: 'navigation "主导航" › list, 4 items › link "首页"' },
      { do: { press: ['Tab'] }, focus: 'button "政策", collapsed' },
      { do: { press: ['Enter'] }, focus: 'button "政策", expanded' },
      { do: { press: ['Tab', 'Tab'] }, focus: 'list, 3 items › link "政策申报", current page' },
      { do: { press: ['Escape'] }, focus: 'button "政策", collapsed' },
    ],
  },
];
export default transcripts;
