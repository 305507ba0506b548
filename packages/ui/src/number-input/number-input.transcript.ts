import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-numberinput--filled',
    steps: [
      {
        do: {
          press: ['Tab'],
        },
        focus: 'spinbutton "参会人数", value "12"',
      },
      {
        do: {
          press: ['ArrowUp'],
        },
        focus: 'spinbutton "参会人数", value "13"',
      },
      {
        do: {
          press: ['PageUp'],
        },
        focus: 'spinbutton "参会人数", value "23"',
      },
      {
        do: {
          click: '增加',
        },
        focus: 'spinbutton "参会人数", value "24"',
        live: ['24'],
      },
    ],
  },
  {
    story: 'ui-numberinput--with-unit',
    steps: [
      {
        do: {
          press: ['Tab'],
        },
        focus: 'spinbutton "融资需求", value "1,200", description "万元"',
      },
      {
        do: {
          press: ['ArrowDown'],
        },
        focus: 'spinbutton "融资需求", value "1,100", description "万元"',
      },
    ],
  },
];
export default transcripts;
