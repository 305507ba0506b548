import type { Feed, FeedSource, OpenFeed } from '@zonekit/api-client/feed/contract';
import { useCreateFeed, useFeeds, useRenewFeed, useRevokeFeed } from '@zonekit/api-client/feed/hooks';
import { MOST_FEEDS } from '@zonekit/api-client/feed/most-feeds';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { CheckboxGroup } from '@zonekit/ui/checkbox-group';
import { Time } from '@zonekit/ui/time';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import * as css from '../../shared/form/form.css.ts';
import { Loaded } from '../../shared/user-centre/loaded.tsx';
import { FeedAddress } from './feed-address.tsx';

type FeedChange = { feed: Feed; to: 'renew' | 'end' };

/** Private addresses of my deadlines and bookings, for calendars and news readers: made, renewed, ended. */
export function Feeds() {
  const t = useWords('policyApplications');
  const formWords = useWords('form');
  const centreWords = useWords('userCentre');
  const read = useFeeds();
  const renew = useRenewFeed();
  const revoke = useRevokeFeed();
  const [feedChange, setFeedChange] = useState<FeedChange | null>(null);
  const [opened, setOpened] = useState<OpenFeed | null>(null);
  const failed = [renew.state, revoke.state].find((state) => state.status === 'failed');
  const confirm = async ({ feed, to }: FeedChange) => {
    const input = { params: { id: feed.id } };
    if (to === 'renew') {
      const outcome = await renew.send(input);
      if (outcome.status === 'done') setOpened(outcome.data);
    } else {
      const outcome = await revoke.send(input);
      if (outcome.status === 'done' && opened?.id === feed.id) setOpened(null);
    }
    setFeedChange(null);
  };
  return (
    <section className={css.section} aria-labelledby="feeds">
      <h2 id="feeds">{t('feeds.title')}</h2>
      <p className={css.note}>{t('feeds.line')}</p>
      {failed && <Alert role="alert" tone="danger" title={failed.error.serverMessage ?? formWords('noAnswer')} />}
      {opened && <FeedAddress feed={opened} />}
      <Loaded read={read}>
        {(feeds) => (
          <>
            {feeds.length > 0 && (
              <ul className={css.list}>
                {feeds.map((feed) => (
                  <li key={feed.id} className={css.row}>
                    <div>
                      <b>{feed.sources.map((source) => t(`feeds.sources.${source}`)).join(t('feeds.and'))}</b>
                      <p>
                        {t.rich('feeds.made', { time: () => <Time value={feed.created_at} /> })}{' '}
                        {feed.last_used_at === null
                          ? t('feeds.unused')
                          : t.rich('feeds.used', {
                              time: () => <Time value={feed.last_used_at ?? ''} format="datetime" />,
                            })}
                      </p>
                    </div>
                    <div className={css.actions}>
                      <Button size="sm" kind="quiet" onClick={() => setFeedChange({ feed, to: 'renew' })}>
                        {t('feeds.renew')}
                      </Button>
                      <Button size="sm" kind="quiet" onClick={() => setFeedChange({ feed, to: 'end' })}>
                        {t('feeds.end')}
                      </Button>
                    </div>
                  </li>
                ))}
              </ul>
            )}
            {feeds.length < MOST_FEEDS ? (
              <NewFeed onMade={setOpened} />
            ) : (
              <p className={css.note}>{t('feeds.most', { limit: String(MOST_FEEDS) })}</p>
            )}
          </>
        )}
      </Loaded>
      <ConfirmDialog
        open={feedChange !== null}
        onOpenChange={(open) => !open && setFeedChange(null)}
        title={t(feedChange?.to === 'renew' ? 'feeds.renewTitle' : 'feeds.endTitle')}
        confirmLabel={t(feedChange?.to === 'renew' ? 'feeds.renew' : 'feeds.end')}
        cancelLabel={centreWords('keep')}
        tone="danger"
        busy={renew.state.status === 'sending' || revoke.state.status === 'sending'}
        onConfirm={() => feedChange && void confirm(feedChange)}
      >
        {t('feeds.endBody')}
      </ConfirmDialog>
    </section>
  );
}

const SOURCES = [
  'deadlines',
  'bookings',
  'enrolments',
  'viewings',
  'reservations',
] as const satisfies readonly FeedSource[];

function NewFeed({ onMade }: { onMade: (feed: OpenFeed) => void }) {
  const t = useWords('policyApplications');
  const formWords = useWords('form');
  const [sources, setSources] = useState<readonly FeedSource[]>(['deadlines']);
  const { state, send } = useCreateFeed();
  const make = async () => {
    const outcome = await send({ body: { sources: [...sources] } });
    if (outcome.status === 'done') onMade(outcome.data);
  };
  return (
    <div className={css.stack}>
      <CheckboxGroup
        name="sources"
        legend={t('feeds.holds')}
        value={[...sources]}
        onValueChange={(chosen) => setSources(SOURCES.filter((source) => chosen.includes(source)))}
        options={SOURCES.map((source) => ({ value: source, label: t(`feeds.sources.${source}`) }))}
      />
      {state.status === 'failed' && (
        <Alert role="alert" tone="danger" title={state.error.serverMessage ?? formWords('noAnswer')} />
      )}
      <div>
        <Button loading={state.status === 'sending'} disabled={sources.length === 0} onClick={() => void make()}>
          {t('feeds.make')}
        </Button>
      </div>
    </div>
  );
}
