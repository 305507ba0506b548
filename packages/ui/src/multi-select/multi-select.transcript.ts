import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-multiselect--chosen',
    steps: [
      {
        do: {
          press: ['Tab'],
        },
        focus: 'list "已选", 3 items › button "移除新一代信息技术"',
      },
      {
        do: {
          press: ['Tab', 'Tab', 'Tab'],
        },
        focus: 'combobox "关注产业", collapsed, has listbox',
      },
      {
        do: {
          type: 'swyy',
        },
        focus: 'combobox "关注产业", expanded, has listbox, value "swyy"',
        live: ['1 项'],
      },
      {
        do: {
          press: ['ArrowDown'],
        },
        focus:
          'combobox "关注产业", expanded, has listbox, value "swyy" → listbox "产业领域" › option "生物医药", not selected',
      },
      {
        do: {
          press: ['Enter'],
        },
        focus: 'combobox "关注产业", expanded, has listbox, value "swyy" → option "生物医药", not selected',
        live: ['最多可选三项，未加入“生物医药”'],
      },
      {
        do: {
          press: ['Escape', 'Escape'],
        },
        focus: 'combobox "关注产业", collapsed, has listbox',
      },
      {
        do: {
          press: ['Backspace'],
        },
        focus: 'combobox "关注产业", collapsed, has listbox',
        live: ['已移除海洋科技，还有 2 项'],
      },
    ],
  },
];
export default transcripts;
