import { PHONE } from '@zonekit/ui/media';
import { useMedia } from '@zonekit/ui/media/use-media';
import { Popover } from '@zonekit/ui/popover';
import { Sheet } from '@zonekit/ui/sheet';
import { type RefObject, useId } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './notification-centre.css.ts';
import type { PanelProps } from './notification-centre.types.ts';
import { NotificationFoot, NotificationRows } from './notification-rows.tsx';

export interface NotificationPanelProps extends PanelProps {
  /** Stands beside the panel and gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** The panel: beside the bell, or from the bottom of a phone. */
export function NotificationPanel({ opener, open, onOpenChange, ...props }: NotificationPanelProps) {
  const t = useKitTranslations('notificationCentre');
  const id = useId();
  const isPhone = useMedia(PHONE);
  const close = () => onOpenChange(false);
  const giveBack = (event: Event) => {
    event.preventDefault();
    opener.current?.focus();
  };
  if (isPhone) {
    return (
      <Sheet.Root open={open} onOpenChange={onOpenChange}>
        <Sheet.Content
          side="bottom"
          size={640}
          closeLabel={t('close')}
          aria-describedby={undefined}
          onCloseAutoFocus={giveBack}
        >
          <Sheet.Header>
            <Sheet.Title>{t('title')}</Sheet.Title>
          </Sheet.Header>
          <Sheet.Body className={css.body}>
            <NotificationRows {...props} onClose={close} />
          </Sheet.Body>
          <NotificationFoot {...props} onClose={close} />
        </Sheet.Content>
      </Sheet.Root>
    );
  }
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={opener as RefObject<HTMLButtonElement>} />
      <Popover.Content
        align="end"
        className={css.popover}
        aria-labelledby={id}
        // The panel itself, so that it is read from its title and no key marks anything by mistake.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          (event.currentTarget as HTMLElement | null)?.focus();
        }}
        onCloseAutoFocus={giveBack}
        // The bell closes it by its own click.
        onInteractOutside={(event) => opener.current?.contains(event.target as Node) && event.preventDefault()}
      >
        <h2 id={id} className={css.title}>
          {t('title')}
        </h2>
        <div className={css.body}>
          <NotificationRows {...props} onClose={close} />
        </div>
        <NotificationFoot {...props} onClose={close} />
      </Popover.Content>
    </Popover.Root>
  );
}
