import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'NotificationCentre',
  name: '通知中心',
  group: 'feedback',
  task: 'follow',
  stability: 'new',
  purpose: {
    zh: '铃铛写出未读数，按下列出最近的通知，按天分组；宽屏是浮层，手机是底部面板。新通知轻声播报一次。',
    en: 'A bell with the number of unread notifications; pressed it lists them by day, in a popover, on phones in a sheet. New ones are announced politely, once.',
  },
  avoid: {
    zh: '刚做完一步的结果用通知条；待办的完整列表用用户中心的页面。',
    en: 'For the result of what the visitor just did Notices; the whole list of tasks is a page of the user centre.',
  },
  anatomy: [
    { part: 'bell', at: 'button', what: { zh: '铃铛与未读数', en: 'The bell with the number of unread ones' } },
    { part: 'day', what: { zh: '一天的通知', en: 'The notifications of one day' } },
    {
      part: 'row',
      what: { zh: '标题、时间、种类、状态，未读有圆点', en: 'Title, time, kind and state; a dot while unread' },
    },
    { part: 'foot', what: { zh: '全部标为已读、查看全部', en: 'Mark all as read, and the page with all' } },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: { zh: '在铃铛上打开或关闭', en: 'On the bell, opens or closes it' } },
    { keys: ['Tab'], does: { zh: '通知与各个按钮', en: 'Through notifications and buttons' } },
    { keys: ['Escape'], does: { zh: '关闭，焦点回到铃铛', en: 'Closes it; the focus goes back to the bell' } },
  ],
  dos: [
    {
      zh: '用 core 的 notificationsOf 把待办记录变成通知',
      en: 'Make notifications of waiting records with notificationsOf of the core',
    },
    {
      zh: 'onRead 返回保存的 Promise，失败会恢复未读',
      en: 'Return the promise of saving from onRead; a failure is undone',
    },
  ],
  donts: [{ zh: '不要把广告放进通知', en: 'No advertising among notifications' }],
};
export default doc;
