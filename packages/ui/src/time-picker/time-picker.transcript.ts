import type { Transcript } from '../docs/transcript.types.ts';

const transcripts: readonly Transcript[] = [
  {
    story: 'ui-timepicker--empty',
    steps: [
      { do: { press: ['Tab'] }, focus: 'combobox "到访时间", collapsed, has listbox' },
      {
        do: { press: ['ArrowDown'] },
        focus: 'combobox "到访时间", expanded, has listbox → listbox "时间" › option "09:00", not selected',
        live: ['17 个时间'],
      },
      {
        do: { press: ['ArrowDown', 'Enter'] },
        focus: 'combobox "到访时间", collapsed, has listbox, value "09:30"',
      },
      { do: { press: ['Escape'] }, focus: 'combobox "到访时间", collapsed, has listbox' },
      { do: { type: '25:00' }, live: ['2 个时间'] },
      {
        do: { press: ['Enter'] },
        focus:
          'combobox "到访时间", collapsed, has listbox, invalid, value "25:00", description "没有 25:00 这个时间，请填 00:00 到 23:59"',
        live: ['没有 25:00 这个时间，请填 00:00 到 23:59'],
      },
    ],
  },
];
export default transcripts;
