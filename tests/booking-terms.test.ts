import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { allowedFrom } from '../packages/api-client/src/lifecycle/lifecycle.ts';
import {
  bookingTerms,
  roadshowBooking,
} from '../packages/api-client/src/lifecycle/subjects/roadshow-booking.lifecycle.ts';
import en from '../packages/portal-kit/src/booking-dialog/messages/en.ts';
import zh from '../packages/portal-kit/src/booking-dialog/messages/zh-CN.ts';

// Cause: the dialog promised an answer within 1 working day and cancellation until approval, in words of its own, while the
// lifecycle had 2 working days and lets an approved booking be cancelled.
describe('what the booking dialog promises', () => {
  it('is what the lifecycle keeps: the days until an answer, and until when the owner can cancel', () => {
    expect(bookingTerms.reviewWorkdays).toBe(roadshowBooking.states.submitted.workdays);
    const cancellable = (state: 'submitted' | 'approved' | 'held') =>
      allowedFrom(roadshowBooking, state, ['owner']).includes('cancelled');
    expect(cancellable('submitted')).toBe(true);
    expect(cancellable('approved')).toBe(bookingTerms.cancellableUntil === 'held');
    expect(cancellable('held')).toBe(false);
  });

  const words = (locale: 'zh-CN' | 'en', days: number, until: 'approved' | 'held') => {
    const t = createTranslator({ locale, messages: locale === 'en' ? en : zh });
    return [
      t('note', { days, until: t(`until.${until}`) }),
      t('nextReview', { days, person: '林知远', phone: '13800002026' }),
      t('nextCancel', { until: t(`until.${until}`) }),
    ];
  };

  it('is said by the numbers that it is given, before and after the booking, in both languages', () => {
    expect(words('zh-CN', 1, 'held')).toEqual([
      '提交后1个工作日内审核，使用前可免费取消。',
      '1个工作日内审核，结果会电话告知联系人 林知远（13800002026）。',
      '使用前可在“我的预约”中免费取消。',
    ]);
    expect(words('zh-CN', 7, 'approved')).toEqual([
      '提交后7个工作日内审核，通过前可免费取消。',
      '7个工作日内审核，结果会电话告知联系人 林知远（13800002026）。',
      '通过前可在“我的预约”中免费取消。',
    ]);
    expect(words('en', 1, 'held')).toEqual([
      'Reviewed within one working day; free to cancel until it takes place.',
      'It is reviewed within one working day; 林知远 (13800002026) is told by telephone.',
      'You can cancel it free of charge under "My bookings" until it takes place.',
    ]);
    expect(words('en', 7, 'approved')).toEqual([
      'Reviewed within 7 working days; free to cancel until it is approved.',
      'It is reviewed within 7 working days; 林知远 (13800002026) is told by telephone.',
      'You can cancel it free of charge under "My bookings" until it is approved.',
    ]);
  });
});
