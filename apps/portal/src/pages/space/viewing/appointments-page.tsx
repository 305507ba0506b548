import { viewingAppointment } from '@zonekit/api-client/lifecycle/viewing-appointment';
import type { Appointment } from '@zonekit/api-client/space/appointment/contract';
import { useAppointments, useSaveAppointments } from '@zonekit/api-client/space/appointment/hooks';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import { OwnList } from '../../shared/user-centre/own-list.tsx';
import {
  type OwnListParams,
  ownListFilter,
  ownListQuery,
  readOwnList,
} from '../../shared/user-centre/own-list-search.ts';
import { UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { MAKE, RESERVE } from './viewing-address.ts';

/** My viewing appointments: another time, cancellation, calendar and table. */
export function AppointmentsPage({ params }: { params: OwnListParams }) {
  const t = useWords('spaceMake');
  const search = readOwnList(viewingAppointment, params);
  const read = useAppointments(ownListQuery(search));
  const { state, save } = useSaveAppointments();
  const filter = ownListFilter(search);
  const book = (
    <Button asChild kind="primary">
      <Link href={RESERVE}>{t('book')}</Link>
    </Button>
  );
  const note = ({ number, park, remark }: Appointment) =>
    [number, park.address, remark && t('remark', { remark })].filter(Boolean).join(' · ');
  return (
    <UserCentrePage title={t('title')} action={book}>
      <OwnList
        path={MAKE}
        search={search}
        read={read}
        lifecycle={viewingAppointment}
        files={{ state, csv: () => void save('csv', filter), ics: () => void save('ics', filter) }}
        words={{ caption: t('title'), name: t('place'), empty: t('empty'), emptyHint: t('emptyHint') }}
        name={(appointment) => ({
          text: appointment.unit?.title ?? t('park', { park: appointment.park.name }),
          note: note(appointment),
        })}
        facts={[
          {
            key: 'time',
            label: t('time'),
            cell: ({ starts_at, ends_at }) => <Time value={starts_at} to={ends_at} format="datetime" />,
          },
          { key: 'people', label: t('people'), align: 'end', cell: ({ visitors }) => visitors },
        ]}
        action={(appointment) => <AppointmentActions appointment={appointment} />}
      />
    </UserCentrePage>
  );
}
