import { useSession } from '@zonekit/api-client/session/hooks';
import type { Appointment } from '@zonekit/api-client/space/appointment/contract';
import type { ParkDetail, UnitDetail } from '@zonekit/api-client/space/contract';
import { usePark } from '@zonekit/api-client/space/hooks';
import { FormPage } from '@zonekit/portal-kit/form-page';
import { Alert } from '@zonekit/ui/alert';
import { SkeletonText } from '@zonekit/ui/skeleton';
import { type ComponentType, useEffect, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './viewing.css.ts';
import type { ViewingFormProps } from './viewing-form.tsx';
import { ViewingSent } from './viewing-sent.tsx';

export interface ReservePageProps {
  unit: UnitDetail | null;
  park: ParkDetail | null;
  /** The address names a unit or a park that does not exist. */
  gone: boolean;
}

/** Requests a viewing of a park or a unit, which the address may name. */
export function ReservePage({ unit, park, gone }: ReservePageProps) {
  const t = useWords('spaceReserve');
  const area = useWords('space');
  const [parkId, setParkId] = useState(unit?.park.id ?? park?.id ?? '');
  const [sent, setSent] = useState<Appointment | null>(null);
  return (
    <FormPage
      trail={[
        { label: area('home'), href: '/' },
        { label: area('title'), href: '/space' },
      ]}
      title={t('title')}
      line={unit?.title ?? park?.name ?? t('line')}
      notices={gone && <Alert tone="warning" title={t('gone')} />}
      aside={<Aside parkId={parkId} />}
    >
      {sent ? (
        <ViewingSent appointment={sent} onAgain={() => setSent(null)} />
      ) : (
        <LoadedForm
          preselected={{ park: unit?.park.id ?? park?.id ?? '', unit: unit?.id ?? '' }}
          onPark={setParkId}
          onSent={setSent}
        />
      )}
    </FormPage>
  );
}

/** The form comes once it is known who is there, so that it begins with their name. */
function LoadedForm(props: Omit<ViewingFormProps, 'user'>) {
  const { status, user } = useSession();
  const [Form, setForm] = useState<ComponentType<ViewingFormProps>>();
  useEffect(() => {
    void import('./viewing-form.tsx').then(({ ViewingForm }) => setForm(() => ViewingForm));
  }, []);
  if (Form && (status === 'anonymous' || user)) return <Form key={user?.user_id ?? ''} user={user} {...props} />;
  return (
    <div className={css.waiting} aria-busy="true">
      <SkeletonText lines={8} />
    </div>
  );
}

/** What follows, and whom to call. */
function Aside({ parkId }: { parkId: string }) {
  const t = useWords('spaceReserve');
  const read = usePark(parkId || null);
  const park = read.status === 'ready' ? read.data : null;
  return (
    <>
      <h2 className={css.asideTitle}>{t('next')}</h2>
      <ol className={css.steps}>
        {(['confirm', 'change', 'visit'] as const).map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
      {park && (
        <>
          <h2 className={css.asideTitle}>{t('ask')}</h2>
          <p>{park.operator}</p>
          <p>
            <a href={`tel:${park.phone}`}>{park.phone}</a>
          </p>
          <p lang={park.lang}>{park.address}</p>
        </>
      )}
    </>
  );
}
