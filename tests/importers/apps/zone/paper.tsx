'use client';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ErrorPage } from '@zonekit/portal-kit/error-page';
import { Facts } from '@zonekit/ui/facts';
import { Link } from '@zonekit/ui/link';
import { Skeleton } from '@zonekit/ui/skeleton';
import { useEffect, useState } from 'react';
import { findPaper, type Paper as PaperRecord, RANKS, statusOf } from './back-end.ts';
import css from './paper.module.css';

/** @param no of the measure, as the address says it */
export function Paper({ no }: { no: string }) {
  const [paper, setPaper] = useState<PaperRecord | null>(null);
  const [failed, setFailed] = useState<number | null>(null);
  useEffect(() => {
    findPaper(no).then(setPaper, (error) => setFailed(statusOf(error)));
  }, [no]);
  if (failed !== null) return <ErrorPage status={failed} homeHref="/" />;
  if (!paper) return <Skeleton height="240px" />;
  return (
    <DetailPage
      trail={[
        { label: 'Home', href: '/' },
        { label: 'Measures', href: '/papers' },
      ]}
      title={paper.name}
      facts={
        <Facts
          items={[
            { label: 'Rank', value: RANKS[paper.rank] },
            { label: 'Since', value: paper.on },
          ]}
        />
      }
    >
      <h2>What it is for</h2>
      <p>{paper.text}</p>
      <Link kind="text" className={css.name} href="/papers">
        All measures
      </Link>
    </DetailPage>
  );
}
