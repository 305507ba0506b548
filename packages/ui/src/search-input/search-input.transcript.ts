import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-searchinput--empty',
    steps: [
      {
        do: {
          press: ['Tab'],
        },
        focus: 'combobox "搜索政策", collapsed, has listbox',
      },
      {
        do: {
          type: 'zn',
        },
        focus: 'combobox "搜索政策", expanded, has listbox, value "zn"',
        live: ['2 项', '1 项'],
      },
      {
        do: {
          press: ['ArrowDown'],
        },
        focus:
          'combobox "搜索政策", expanded, has listbox, value "zn" → listbox "搜索建议" › option "智能装备", not selected',
      },
      {
        do: {
          press: ['Enter'],
        },
        focus: 'combobox "搜索政策", collapsed, has listbox, value "智能装备"',
      },
      {
        do: {
          press: ['Tab'],
        },
        focus: 'button "清空"',
      },
      {
        do: {
          press: ['Enter'],
        },
        focus: 'combobox "搜索政策", collapsed, has listbox',
      },
    ],
  },
];
export default transcripts;
