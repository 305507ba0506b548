import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-combobox--empty',
    steps: [
      {
        do: {
          press: ['Tab'],
        },
        focus: 'combobox "主营产业", collapsed, has listbox',
      },
      {
        do: {
          press: ['ArrowDown'],
        },
        focus:
          'combobox "主营产业", expanded, has listbox → listbox "产业领域" › option "新一代信息技术", not selected',
        live: ['12 项'],
      },
      {
        do: {
          press: ['ArrowDown'],
        },
        focus: 'combobox "主营产业", expanded, has listbox → option "智能装备", not selected',
      },
      {
        do: {
          press: ['Enter'],
        },
        focus: 'combobox "主营产业", collapsed, has listbox, value "智能装备"',
      },
      {
        do: {
          press: ['Escape'],
        },
        focus: 'combobox "主营产业", collapsed, has listbox',
      },
      {
        do: {
          type: 'xin',
        },
        focus: 'combobox "主营产业", expanded, has listbox, value "xin"',
        live: ['4 项', '3 项'],
      },
      {
        do: {
          press: ['ArrowDown'],
        },
        focus:
          'combobox "主营产业", expanded, has listbox, value "xin" → listbox "产业领域" › option "新一代信息技术", not selected',
      },
      {
        do: {
          press: ['Escape'],
        },
        focus: 'combobox "主营产业", collapsed, has listbox, value "xin"',
      },
    ],
  },
];
export default transcripts;
