import { defineBookingFields } from './core/definition.ts';

/** The fields of a harbour's hall. */
export const HARBOUR_HALL = defineBookingFields({
  id: 'harbour-hall',
  version: 1,
  fields: [
    { kind: 'text', name: 'ship', required: true, maxLength: 60 },
    { kind: 'text', name: 'imo', sendAs: 'imoNumber', maxLength: 7, rule: (text) => /^\d{7}$/.test(text) },
    { kind: 'number', name: 'seats', required: true, min: 2, max: 60 },
    { kind: 'select', name: 'layout', values: ['rows', 'tables'], required: true },
    { kind: 'checkboxes', name: 'needs', values: ['parking', 'lunch', 'pilot'], required: true },
    { kind: 'textarea', name: 'remarks', maxLength: 500, width: 'full' },
  ],
  words: {
    'zh-CN': {
      ship: { label: '船名', required: '请填写船名！' },
      imo: { label: 'IMO 编号', hint: '七位数字，在船舶证书上。', invalid: 'IMO 编号应为七位数字' },
      seats: { label: '座位数' },
      layout: { label: '会场布置', options: { rows: '剧院式', tables: '分组式' } },
      needs: { label: '到港服务', options: { parking: '停车', lunch: '午餐', pilot: '引航' } },
      remarks: { label: '备注' },
    },
    en: {
      ship: { label: 'Ship', required: 'please fill in the ship!' },
      imo: {
        label: 'IMO number',
        hint: 'Seven digits, on the ship’s certificate.',
        invalid: 'an IMO number has seven digits',
      },
      seats: { label: 'Seats' },
      layout: { label: 'Layout', options: { rows: 'Rows', tables: 'Tables' } },
      needs: { label: 'Services', options: { parking: 'Parking', lunch: 'Lunch', pilot: 'Pilot' } },
      remarks: { label: 'Remarks' },
    },
  },
});
