import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-gallery--grid',
    steps: [
      { do: { press: ['Tab'] }, focus: 'list "空间照片", 3 items › button "放大：园区全景", has dialog' },
      { do: { press: ['Enter'] }, focus: 'dialog "空间照片 1/3"' },
      { do: { press: ['ArrowRight'] }, focus: 'dialog "空间照片 2/3"', live: ['标准厂房，层高8.1米 2/3'] },
      { do: { press: ['+'] }, focus: 'dialog "空间照片 2/3"', live: ['150%'] },
      { do: { press: ['Escape'] }, focus: 'list "空间照片", 3 items › button "放大：标准厂房", has dialog' },
    ],
  },
];
export default transcripts;
