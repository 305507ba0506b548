import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import type { Notification } from './core/notifications.ts';
import { NotificationRows } from './notification-rows.tsx';

const booking = (text: SampleProps['text']): Notification => ({
  id: 'booking',
  title: text('11月26日上午的路演预约', 'Roadshow on 26 November'),
  kind: text('路演预约', 'Booking'),
  state: text('待补正', 'To be corrected'),
  tone: 'warning',
  time: '2026-11-20T09:20:00+08:00',
  href: '#',
  read: false,
});

const rows = (...items: Notification[]) => (
  <NotificationRows
    list={{ status: 'ready', items }}
    now={Date.parse('2026-11-20T10:00:00+08:00')}
    allHref="#"
    undone={false}
    onMark={() => {}}
    onClose={() => {}}
  />
);

const advice: AdviceSamples = {
  dos: {
    'Make notifications of waiting records with notificationsOf of the core': ({ text }) => rows(booking(text)),
  },
  donts: {
    'No advertising among notifications': ({ text }) =>
      rows(
        {
          ...booking(text),
          id: 'offer',
          title: text('岁末特惠，代理记账五折起', 'Half-price bookkeeping until December'),
          kind: text('活动', 'Offer'),
          state: text('限时', 'Hurry'),
          tone: 'danger',
        },
        booking(text),
      ),
  },
};
export default advice;
