import { policyDeclaration } from '@zonekit/api-client/lifecycle/policy-declaration';
import type { PolicyDetail } from '@zonekit/api-client/policy/contract';
import { usePolicy } from '@zonekit/api-client/policy/hooks';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Chip } from '@zonekit/ui/chip';
import { Facts } from '@zonekit/ui/facts';
import { Link } from '@zonekit/ui/link';
import { Prose } from '@zonekit/ui/prose';
import { Tag } from '@zonekit/ui/tag';
import type { CleanHtml } from '../../../platform/data/clean-html.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import { StateWords } from '../../shared/state-chip.tsx';
import { VersionList } from '../versions/version-list.tsx';
import * as css from './detail.css.ts';
import { OpenPolicyFile, PolicyAttachments } from './policy-attachments.tsx';
import { Related } from './related.tsx';

export interface PolicyPageProps {
  policy: PolicyDetail;
  body: CleanHtml;
  fileId: string | undefined;
}

const TONES = { effective: 'success', expiring: 'warning', expired: 'neutral' } as const;

/** A policy document: its text, attachments, the calls under it. */
export function PolicyPage({ policy: served, body, fileId }: PolicyPageProps) {
  const t = useWords('policyDetail');
  const terms = useWords('policyTerms');
  const read = usePolicy(served.id);
  const policy = (read.status === 'ready' && read.data) || served;
  const versions = useWords('policyVersions');
  const hasVersions = policy.versions.length > 1;
  const hasFiles = policy.attachments.length > 0;
  return (
    <>
      <DetailPage
        trail={[
          { label: t('home'), href: '/' },
          { label: t('policy'), href: '/policy' },
          { label: t('documents'), href: '/policy/policyDocument' },
        ]}
        title={policy.title}
        lang={policy.lang}
        line={policy.number}
        chips={
          <>
            <Chip tone={TONES[policy.validity]}>{terms(`validity.${policy.validity}`)}</Chip>
            <Tag strong={policy.level === 'national'}>{terms(`level.${policy.level}`)}</Tag>
            {policy.industries.map(({ id, name }) => (
              <Tag key={id}>{name}</Tag>
            ))}
          </>
        }
        facts={
          <Facts
            className={css.facts}
            items={[
              { label: t('facts.issuer'), value: policy.issuer },
              { label: t('facts.published'), value: policy.published_on },
              { label: t('facts.effective'), value: policy.effective_on },
              { label: t('facts.expires'), value: policy.expires_on ?? t('facts.longTerm') },
            ]}
          />
        }
        outline={[
          ...body.outline,
          ...(hasFiles ? [{ id: 'attachments', text: t('attachments') }] : []),
          ...(hasVersions ? [{ id: 'versions', text: versions('title') }] : []),
        ]}
        card={
          <Card className={css.card}>
            {policy.declarations.length > 0 && (
              <>
                <h2 className={css.cardTitle}>{t('declarations')}</h2>
                <ul className={css.conditions}>
                  {policy.declarations.map((call) => (
                    <li key={call.id}>
                      <Link kind="text" href={`/policy/policyDeclaration/${call.id}`} lang={call.lang}>
                        {call.title}
                      </Link>
                      <span className={css.clause}>
                        <StateWords of={policyDeclaration} state={call.status} />
                      </span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <div className={css.actions}>
              <Button asChild kind="primary" size="lg">
                <Link href="/policy/policyRecommend">{t('qualify.all')}</Link>
              </Button>
            </div>
          </Card>
        }
        aside={
          <PageShare
            poster={{
              title: policy.title,
              figures: [
                { label: t('facts.issuer'), value: policy.issuer },
                { label: t('facts.effective'), value: policy.effective_on },
              ],
            }}
          />
        }
        after={
          <Related
            title={t('related')}
            items={policy.related.slice(0, 3)}
            more={{ label: t('allDocuments'), href: '/policy/policyDocument' }}
          />
        }
      >
        <Prose cleanHtml={body.html} lang={policy.lang} />
        {hasFiles && (
          <section aria-labelledby="attachments">
            <h2 id="attachments">{t('attachments')}</h2>
            <PolicyAttachments files={policy.attachments} />
          </section>
        )}
        {hasVersions && (
          <section aria-labelledby="versions" data-unprinted="">
            <h2 id="versions">{versions('title')}</h2>
            <VersionList versions={policy.versions} />
          </section>
        )}
      </DetailPage>
      <OpenPolicyFile files={policy.attachments} fileId={fileId} />
    </>
  );
}
