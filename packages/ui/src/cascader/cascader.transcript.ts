import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'ui-cascader--empty',
    steps: [
      { do: { press: ['Tab'] }, focus: 'combobox "所属区域", collapsed, has dialog, value "请选择"' },
      {
        do: { press: ['Enter'] },
        focus: 'dialog "选择所属区域" › listbox "省级" › option "辽宁省, 有下级", not selected',
      },
      { do: { press: ['ArrowRight'] }, focus: 'listbox "辽宁省" › option "沈阳市, 有下级", not selected' },
      { do: { press: ['ArrowDown', 'Enter'] }, focus: 'listbox "大连市" › option "中山区", not selected' },
      { do: { press: ['ArrowLeft'] }, focus: 'listbox "辽宁省" › option "大连市, 有下级", not selected' },
      {
        do: { press: ['ArrowRight', 'Enter'] },
        focus: 'combobox "所属区域", collapsed, has dialog, value "辽宁省 / 大连市 / 中山区"',
      },
    ],
  },
];
export default transcripts;
