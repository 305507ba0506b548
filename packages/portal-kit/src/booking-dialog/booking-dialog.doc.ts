import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'BookingDialog',
  name: '预约弹窗',
  group: 'date',
  task: 'book',
  stability: 'stable',
  purpose: {
    zh: '预约路演中心：选半天、填资料、提交，草稿按用户保留。',
    en: 'Books the roadshow centre: half-days, details, submit; a draft is kept for each user.',
  },
  avoid: {
    zh: '只看哪天可约用预约日历；按小时的预约用时间段加表单。',
    en: 'To show what is free use BookingCalendar; for hours TimeSlots in a Form.',
  },
  anatomy: [
    { part: 'calendar', what: { zh: '预约日历', en: 'The BookingCalendar' } },
    {
      part: 'form',
      what: { zh: '活动与联系人，或园区自己的字段', en: 'The event and whom to call, or a zone’s own fields' },
    },
    {
      part: 'conflict',
      what: {
        zh: '提交时被抢占：在所选时间这一行说明，并给出相近的空闲时间，其余不动',
        en: 'Others were faster: said in the line of the chosen time, with free ones near it; nothing else moves',
      },
    },
    { part: 'closed', what: { zh: '未开放时的遮罩', en: 'The overlay while bookings are not open' } },
    {
      part: 'booked',
      what: {
        zh: '成功页，带预约编号；自己的字段逐项列出',
        en: 'Success, with the number of the booking; a zone’s own fields are listed',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '依次经过日历、字段、按钮', en: 'Through calendar, fields and buttons' } },
    {
      keys: ['Escape'],
      does: { zh: '关闭，草稿保留，焦点回到打开处', en: 'Closes it; the draft is kept, focus goes back' },
    },
  ],
  dos: [
    {
      zh: '校验位不符时提示，确认后照样提交',
      en: 'Warn of a wrong check digit, and take the code once it is confirmed',
    },
    {
      zh: '别的园区用 defineBookingFields() 给出自己的字段，onSubmit 与 prefill 的类型随之而定',
      en: 'Another zone gives its own fields by defineBookingFields(), which types onSubmit and prefill',
    },
    {
      zh: '字段有变时增加 version，旧草稿不再恢复',
      en: 'When the fields change increment version: drafts of before are then not restored',
    },
    {
      zh: 'onSubmit 返回结果而不是抛错：成功、冲突、未登录、失败',
      en: 'Let onSubmit answer with what happened: booked, conflict, not signed in, failed',
    },
    { zh: '冲突后用 onRefresh 重新读取日历', en: 'After a conflict read the calendar again in onRefresh' },
  ],
  donts: [
    {
      zh: '不要因统一社会信用代码校验位不符而拦下，提示后可确认',
      en: 'Do not block a credit code for its check digit: warn, and let it be confirmed',
    },
    { zh: '不要在点遮罩时关闭：填了一半的表单会不见', en: 'It does not close on its scrim: half a form would be gone' },
  ],
};
export default doc;
