import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-menu--closed',
    steps: [
      { do: { press: ['Tab'] }, focus: 'button "更多操作", collapsed, has menu' },
      { do: { press: ['ArrowDown'] }, focus: 'menu "更多操作" › menuitem "继续填写"' },
      { do: { press: ['ArrowDown'] }, focus: 'menuitem "申报指南"' },
      { do: { press: ['ArrowDown'] }, focus: 'menuitem "撤回申报"' },
      { do: { press: ['Home'] }, focus: 'menuitem "继续填写"' },
      { do: { press: ['Escape'] }, focus: 'button "更多操作", collapsed, has menu' },
    ],
  },
];
export default transcripts;
