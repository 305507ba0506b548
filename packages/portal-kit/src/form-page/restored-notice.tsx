'use client';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Time } from '@zonekit/ui/time';
import { useKitTranslations } from '../messages/use-kit-translations.ts';

export interface RestoredNoticeProps {
  /** When it was typed, ISO 8601. */
  at: string;
  onDiscard: () => void;
}

/** Says that a stored draft was restored, and offers to discard it. */
export function RestoredNotice({ at, onDiscard }: RestoredNoticeProps) {
  const t = useKitTranslations('formPage');
  return (
    <Alert
      role="status"
      tone="info"
      title={t.rich('restored', { time: () => <Time value={at} format="datetime" /> })}
      action={
        <Button size="sm" onClick={onDiscard}>
          {t('startOver')}
        </Button>
      }
    />
  );
}
