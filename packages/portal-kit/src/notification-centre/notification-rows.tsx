import { Button } from '@zonekit/ui/button';
import { Chip } from '@zonekit/ui/chip';
import { EmptyState } from '@zonekit/ui/empty-state';
import { IconButton } from '@zonekit/ui/icon-button';
import { Link } from '@zonekit/ui/link';
import { SkeletonText } from '@zonekit/ui/skeleton';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { type NotificationDay, notificationDays } from './core/notifications.ts';
import * as css from './notification-centre.css.ts';
import type { PanelProps } from './notification-centre.types.ts';

type RowsProps = Omit<PanelProps, 'open' | 'onOpenChange'> & { onClose: () => void };

/** The notifications by day, or the reason why there are none. */
export function NotificationRows({ list, now, undone, onMark, onClose }: RowsProps) {
  const t = useKitTranslations('notificationCentre');
  if (list.status === 'loading') {
    return (
      <div className={css.loading}>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <SkeletonText lines={4} />
      </div>
    );
  }
  if (list.status === 'failed') {
    return (
      <div className={css.state} role="alert">
        <p>{t('failed')}</p>
        <Button size="sm" onClick={list.onRetry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p role="status" className={css.problem}>
        {undone && t('undone')}
      </p>
      {list.items.length === 0 && <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
      {notificationDays(list.items, now).map((day) => (
        <Day key={day.date} day={day} onMark={onMark} onClose={onClose} />
      ))}
    </>
  );
}

function Day({ day, onMark, onClose }: Pick<RowsProps, 'onMark' | 'onClose'> & { day: NotificationDay }) {
  const t = useKitTranslations('notificationCentre');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.day}>
        {day.when === 'date' ? <time dateTime={day.date}>{day.date}</time> : t(day.when)}
      </h3>
      <ul>
        {day.items.map((item) => (
          <li key={item.id} className={css.row} data-unread={item.read ? undefined : ''}>
            <div className={css.text}>
              <Link
                href={item.href}
                className={css.link}
                onClick={() => {
                  if (!item.read) onMark([item.id]);
                  onClose();
                }}
              >
                {!item.read && <VisuallyHidden>{t('isUnread')} </VisuallyHidden>}
                {item.title}
              </Link>
              <p className={css.facts}>
                <time dateTime={item.time}>{item.clock}</time>
                {item.kind && <span>{item.kind}</span>}
                {item.state && <Chip tone={item.tone}>{item.state}</Chip>}
              </p>
            </div>
            {!item.read && (
              <IconButton
                icon={Check}
                size={16}
                label={t('markOne', { title: item.title })}
                onClick={({ currentTarget }) => {
                  // The button goes; the focus stays in its row.
                  currentTarget.parentElement?.querySelector('a')?.focus();
                  onMark([item.id]);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Below the list: all read, and the page with all. */
export function NotificationFoot({ list, allHref, onMark, onClose }: RowsProps) {
  const t = useKitTranslations('notificationCentre');
  const unread = list.status === 'ready' ? list.items.flatMap(({ id, read }) => (read ? [] : [id])) : [];
  return (
    <div className={css.foot}>
      {unread.length > 0 && (
        <Button
          kind="quiet"
          size="sm"
          onClick={({ currentTarget }) => {
            currentTarget.parentElement?.querySelector('a')?.focus();
            onMark(unread);
          }}
        >
          {t('markAll')}
        </Button>
      )}
      <Link kind="more" href={allHref} className={css.all} onClick={onClose}>
        {t('all')}
      </Link>
    </div>
  );
}
