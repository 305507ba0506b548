import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Dialog } from '@zonekit/ui/dialog';
import { Link } from '@zonekit/ui/link';
import { useEffect, useRef } from 'react';
import { useFormatter } from 'use-intl';
import { useCalendarWords } from '../booking-calendar/calendar-words.ts';
import type { Selection } from '../booking-calendar/core/calendar.types.ts';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './booking-dialog.css.ts';
import type { BookingTerms } from './booking-dialog.types.ts';
import { type BookingValues, sentValue } from './booking-values.ts';
import type { BookingField, BookingFieldsDefinition } from './core/definition.ts';
import { useFieldWords } from './use-field-words.ts';
import { WholeDates } from './whole-dates.tsx';

/** The submitted booking. */
export type Booked = { number: string; selection: Selection; values: BookingValues };

interface BookedViewProps {
  fields: BookingFieldsDefinition;
  booked: Booked;
  terms: BookingTerms;
  bookingsHref: string | undefined;
}

/** Number, time, confirmed fields and next steps of a booking. Takes the focus, because the form that had it is unmounted. */
export function BookedView({ fields: definition, booked, terms, bookingsHref }: BookedViewProps) {
  const t = useKitTranslations('bookingDialog');
  const words = useCalendarWords();
  const format = useFormatter();
  const wordsOf = useFieldWords(definition);
  const { fields, confirmed = fields.map(({ name }) => name), contact } = definition;
  const shownValue = (field: BookingField | undefined): string => {
    const value = field && sentValue(field, booked.values);
    if (field === undefined || value === undefined) return '';
    const { option } = wordsOf(field);
    if (Array.isArray(value)) return format.list(value.map(option));
    return field.kind === 'select' ? option(String(value)) : String(value);
  };
  const fieldOf = (name: string) => fields.find((field) => field.name === name);
  const items = confirmed.flatMap((name) => {
    const field = fieldOf(name);
    const value = shownValue(field);
    return field && value ? [{ label: wordsOf(field).label, value }] : [];
  });
  const days = terms.reviewWorkdays;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <>
      <Dialog.Body>
        <div ref={region} tabIndex={-1} className={css.booked}>
          <Alert tone="success" title={t('bookedTitle')} />
          <dl className={css.bookedFacts}>
            <div>
              <dt>{t('number')}</dt>
              <dd data-field="number">{booked.number}</dd>
            </div>
            <div>
              <dt>{t('serviceTime')}</dt>
              <dd>
                <WholeDates words={words.usageTime(booked.selection)} />
              </dd>
            </div>
          </dl>
          {items.length > 0 && <DescriptionList items={items} />}
          <div>
            <h3 className={css.nextTitle}>{t('nextTitle')}</h3>
            <ol className={css.next}>
              <li>
                {contact
                  ? t('nextReview', {
                      days,
                      person: shownValue(fieldOf(contact.person)),
                      phone: shownValue(fieldOf(contact.phone)),
                    })
                  : t('nextReviewUnnamed', { days })}
              </li>
              <li>{t('nextCancel', { until: t(`until.${terms.cancellableUntil}`) })}</li>
              <li>{t('nextArrive')}</li>
            </ol>
          </div>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Actions>
          {bookingsHref && (
            <Button asChild>
              <Link href={bookingsHref}>{t('myBookings')}</Link>
            </Button>
          )}
          <Dialog.Close asChild>
            <Button kind="primary">{t('done')}</Button>
          </Dialog.Close>
        </Dialog.Actions>
      </Dialog.Footer>
    </>
  );
}
