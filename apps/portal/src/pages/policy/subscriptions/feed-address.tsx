import type { OpenFeed } from '@zonekit/api-client/feed/contract';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { CopyButton } from '@zonekit/ui/copy-button';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../../shared/form/form.css.ts';

/** The addresses of a feed. They are shown once: the service stores only their hash. */
export function FeedAddress({ feed: { calendar_url, news_url } }: { feed: OpenFeed }) {
  const t = useWords('policyApplications');
  const absolute = (url: string) => new URL(url, window.location.href).href;
  const addresses = [
    { name: t('feeds.calendar'), url: absolute(calendar_url) },
    { name: t('feeds.news'), url: absolute(news_url) },
  ];
  return (
    <Alert role="status" tone="success" title={t('feeds.ready')}>
      <p>{t('feeds.once')}</p>
      {addresses.map(({ name, url }) => (
        <div key={name} className={css.code}>
          <code style={{ overflowWrap: 'anywhere' }}>{url}</code>
          <CopyButton
            size="sm"
            text={url}
            labels={{ ready: t('feeds.copy', { name }), copied: t('feeds.copied'), failed: t('feeds.copyFailed') }}
          />
        </div>
      ))}
      <Button asChild size="sm">
        <a href={absolute(calendar_url).replace(/^https?:/, 'webcal:')}>{t('feeds.open')}</a>
      </Button>
    </Alert>
  );
}
