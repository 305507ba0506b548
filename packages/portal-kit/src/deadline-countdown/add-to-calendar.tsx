'use client';
import { Button, type ButtonProps } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { CalendarEvent } from './calendar-file.ts';
import * as css from './deadline-countdown.css.ts';

export type { CalendarEvent } from './calendar-file.ts';

export interface AddToCalendarProps extends Omit<ButtonProps, 'onClick' | 'loading' | 'asChild' | 'children'> {
  /** Asked when it is needed, so never on a server: it may look at the page's address. */
  event: () => CalendarEvent;
  /** File name without extension. */
  fileName?: string;
  /** Receives the file; by default it is downloaded. */
  save?: (file: File) => void | Promise<void>;
}

const download = async (file: File) => {
  const { saveFile } = await import('../file-viewer/source-url.ts');
  saveFile({ name: file.name, type: file.type, blob: file });
};

/** Button that creates an .ics file of a date. The generator loads on click. */
export function AddToCalendar({ event, fileName = 'deadline', save = download, ...props }: AddToCalendarProps) {
  const t = useKitTranslations('deadlineCountdown');
  const [state, setState] = useState<'idle' | 'making' | 'added' | 'notAdded'>('idle');
  const add = async () => {
    setState('making');
    try {
      const { calendarFile } = await import('./calendar-file.ts');
      await save(new File([calendarFile(event())], `${fileName}.ics`, { type: 'text/calendar;charset=utf-8' }));
      setState('added');
    } catch {
      setState('notAdded');
    }
  };
  return (
    <>
      <Button {...props} loading={state === 'making'} onClick={() => void add()}>
        <Icon as={CalendarPlus} />
        {t('add')}
      </Button>
      <span role="status" className={css.outcome} data-outcome={state}>
        {(state === 'added' || state === 'notAdded') && t(state)}
      </span>
    </>
  );
}
