import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: Transcript[] = [
  {
    story: 'ui-table--can-be-chosen',
    steps: [
      {
        do: { press: ['Tab', 'Tab', 'Tab'] },
        focus: 'table "我的预约", 6 rows, 4 columns › checkbox "选择本页全部", not checked',
      },
      {
        do: { press: ['Tab', 'Space'] },
        focus: 'checkbox "选择：港口无人集卡感知模块发布与路演", checked',
        live: ['已选 1 项'],
      },
      { do: { press: ['Shift+Tab'] }, focus: 'checkbox "选择本页全部", partly checked' },
      { do: { press: ['Space'] }, focus: 'checkbox "选择本页全部", checked', live: ['已选 4 项'] },
    ],
  },
  {
    story: 'ui-table--can-be-expanded',
    steps: [
      { do: { press: ['Tab', 'Tab', 'Tab'] }, focus: 'table "我的预约", 6 rows, 4 columns › button "人数"' },
      { do: { press: ['Tab'] }, focus: 'button "详情：港口无人集卡感知模块发布与路演", collapsed' },
      { do: { press: ['Enter'] }, focus: 'button "详情：港口无人集卡感知模块发布与路演", expanded' },
      { do: { press: ['Tab'] }, focus: 'link "查看办理进度"' },
    ],
  },
];
export default transcripts;
