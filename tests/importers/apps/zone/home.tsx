'use client';
import { BookingDialog, type CalendarState } from '@zonekit/portal-kit/booking-dialog';
import { Questionnaire } from '@zonekit/portal-kit/questionnaire';
import { Button } from '@zonekit/ui/button';
import { ButtonGroup } from '@zonekit/ui/button-group';
import { Container } from '@zonekit/ui/container';
import { Heading } from '@zonekit/ui/heading';
import { Stack } from '@zonekit/ui/stack';
import { useEffect, useState } from 'react';
import { book, loadCalendar, loadFields, loadRegions, saveAnswers, whoAmI } from './back-end.ts';
import { District } from './district.tsx';
import { hallFields } from './hall-fields.ts';
import css from './home.module.css';

function Booking({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [calendar, setCalendar] = useState<CalendarState>({ status: 'loading' });
  const load = () => {
    loadCalendar().then(setCalendar, () => setCalendar({ status: 'failed', retry: load }));
  };
  useEffect(load, []);
  return (
    <BookingDialog
      open
      onOpenChange={onClose}
      title="Hall booking"
      fields={hallFields}
      userId={userId}
      calendar={calendar}
      terms={{ reviewWorkdays: 3, cancellableUntil: 'approved' }}
      onSubmit={book}
      onRefresh={load}
      onLoginNeeded={() => undefined}
    />
  );
}

function Match({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [fields, setFields] = useState<readonly { id: string; name: string }[] | 'loading' | 'failed'>('loading');
  useEffect(() => void loadFields().then(setFields, () => setFields('failed')), []);
  return (
    <Questionnaire
      open
      onOpenChange={onClose}
      userId={userId}
      profile={null}
      tags={fields}
      loadRegions={loadRegions}
      onSave={saveAnswers}
      onLoginNeeded={() => undefined}
      onSubmitted={() => undefined}
    />
  );
}

export function Home() {
  const [userId, setUserId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'booking' | 'match' | null>(null);
  useEffect(() => void whoAmI().then(({ uid }) => setUserId(uid)), []);
  const close = () => setDialog(null);
  return (
    <Container>
      <Stack gap={5}>
        <Heading level={1}>Qinglan Bay</Heading>
        <ButtonGroup label="What you can do here">
          <Button kind="primary" onClick={() => setDialog('match')}>
            Which measures fit us?
          </Button>
          <Button className={css.hall} onClick={() => setDialog('booking')}>
            Book the hall
          </Button>
        </ButtonGroup>
        <District />
      </Stack>
      {userId && dialog === 'match' && <Match userId={userId} onClose={close} />}
      {userId && dialog === 'booking' && <Booking userId={userId} onClose={close} />}
    </Container>
  );
}
