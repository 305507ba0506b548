import type { Transcript } from '../../../ui/src/docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'kit-gallery--seven',
    steps: [
      {
        do: { press: ['Tab', 'Tab'] },
        focus: 'list "启航中心B座1802的照片", 5 items › button "放大：平面图", has dialog',
      },
      { do: { press: ['Enter'] }, focus: 'dialog "启航中心B座1802的照片 第1张，共7张"' },
      {
        do: { press: ['ArrowRight'] },
        focus: 'dialog "启航中心B座1802的照片 第2张，共7张"',
        live: ['大堂 第2张，共7张'],
      },
      { do: { press: ['Shift+Tab'] }, focus: 'button "下一张"' },
      { do: { press: ['Enter'] }, focus: 'button "下一张"', live: ['开放办公区 第3张，共7张'] },
      {
        do: { press: ['Escape'] },
        focus: 'list "启航中心B座1802的照片", 5 items › button "放大：开放办公区", has dialog',
      },
    ],
  },
];
export default transcripts;
