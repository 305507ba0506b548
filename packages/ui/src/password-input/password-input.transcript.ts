import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-passwordinput--empty',
    steps: [
      {
        do: {
          press: ['Tab'],
        },
        focus: 'textbox "密码"',
      },
      {
        do: {
          press: ['Tab'],
        },
        focus: 'button "显示密码"',
      },
      {
        do: {
          press: ['Enter'],
        },
        focus: 'button "隐藏密码"',
        live: ['密码已显示'],
      },
      {
        do: {
          press: ['Space'],
        },
        focus: 'button "显示密码"',
        live: ['密码已隐藏'],
      },
    ],
  },
];
export default transcripts;
