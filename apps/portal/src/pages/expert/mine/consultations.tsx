import type { Consultation } from '@zonekit/api-client/expert/contract';
import {
  useConsultations,
  useReceivedConsultations,
  useSaveConsultations,
  useSaveReceivedConsultations,
} from '@zonekit/api-client/expert/hooks';
import { expertConsultation } from '@zonekit/api-client/lifecycle/expert-consultation';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { OwnList, type OwnListProps } from '../../shared/user-centre/own-list.tsx';
import {
  type OwnListParams,
  ownListFilter,
  ownListQuery,
  readOwnList,
} from '../../shared/user-centre/own-list-search.ts';
import { ConsultationActions } from './consultation-actions.tsx';
import { managementHref } from './management-address.ts';

interface ConsultationsProps {
  params: OwnListParams;
}

/** Consultations that I asked for. */
export function AskedConsultations({ params }: ConsultationsProps) {
  const t = useWords('expertManagement');
  const search = readOwnList(expertConsultation, params);
  const shared = useShared();
  const { state, save } = useSaveConsultations();
  return (
    <OwnList
      {...shared}
      path={managementHref('consultations')}
      search={search}
      read={useConsultations(ownListQuery(search))}
      files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
      words={{
        caption: t('tabs.consultations'),
        name: t('question'),
        empty: t('asked.empty'),
        emptyHint: t('asked.emptyHint'),
      }}
      name={({ question, expert, number }) => ({
        text: question,
        ...(expert && { href: `/expert/${expert.id}` }),
        note: [number, expert?.name, expert?.institution].filter(Boolean).join(' · '),
      })}
      emptyAction={
        <Button asChild kind="primary">
          <Link href="/expert">{t('asked.find')}</Link>
        </Button>
      }
    />
  );
}

/** Consultations that I was asked for as an expert. */
export function ReceivedConsultations({ params }: ConsultationsProps) {
  const t = useWords('expertManagement');
  const search = readOwnList(expertConsultation, params);
  const shared = useShared();
  const { state, save } = useSaveReceivedConsultations();
  return (
    <OwnList
      {...shared}
      path={managementHref('received')}
      search={search}
      read={useReceivedConsultations(ownListQuery(search))}
      files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
      words={{
        caption: t('tabs.received'),
        name: t('question'),
        empty: t('received.empty'),
        emptyHint: t('received.emptyHint'),
      }}
      name={({ question, number, contact_person, contact_phone }) => ({
        text: question,
        note: [number, contact_person, contact_phone].filter(Boolean).join(' · '),
      })}
    />
  );
}

/** What both lists show alike. */
const useShared = (): Pick<OwnListProps<Consultation, Consultation['status']>, 'lifecycle' | 'facts' | 'action'> => {
  const t = useWords('expertManagement');
  return {
    lifecycle: expertConsultation,
    facts: [
      {
        key: 'when',
        label: t('when'),
        cell: ({ date, period }) => t('half', { date, period: String(period) }),
      },
      { key: 'mode', label: t('mode'), cell: ({ mode }) => t(`modes.${mode}`) },
    ],
    action: (consultation) => <ConsultationActions consultation={consultation} />,
  };
};
