import '@zonekit/ui/styles.css'; // all components, tokens, themes and resets
import '@zonekit/ui/brands/ftz.css'; // used by <html data-brand="ftz">
import '@zonekit/portal-kit/styles.css'; // all widgets
import { BookingCalendar, type Selection } from '@zonekit/portal-kit/booking-calendar';
import { expandSelection } from '@zonekit/portal-kit/booking-calendar/core';
import messages from '@zonekit/portal-kit/messages/en';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';

const booked = [{ date: '2026-11-24', period: 1 }] as const;

export const Booking = ({ today }: { today: string }) => {
  const [selection, setSelection] = useState<Selection>({ kind: 'empty' });
  return (
    <IntlProvider locale="en" messages={{ kit: messages }} timeZone="Asia/Shanghai">
      <BookingCalendar calendar={{ status: 'ready', today, booked }} value={selection} onValueChange={setSelection} />
      <p>{expandSelection(selection).length} half-days</p>
    </IntlProvider>
  );
};
