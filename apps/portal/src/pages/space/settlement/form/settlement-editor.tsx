import { useSession } from '@zonekit/api-client/react';
import { useContracts } from '@zonekit/api-client/space/lease/hooks';
import type { Settlement } from '@zonekit/api-client/space/settlement/contract';
import { useWords } from '../../../../platform/words/use-words.ts';
import { LoadedAlone } from '../../../shared/user-centre/loaded.tsx';
import { NeededFirst } from '../../../shared/user-centre/needed-first.tsx';
import { SettlementForm } from './settlement-form.tsx';

/** As many as a page may hold. */
const ALL = 100;

export interface SettlementEditorProps {
  /** Null for a new one. */
  settlement: Settlement | null;
  /** The contract that a new one came from; empty for none. */
  contractId: string;
  /** Reads the application anew. */
  onReload: () => void;
}

/** The form of an application, with the contracts that can be settled. */
export function SettlementEditor({ settlement, contractId, onReload }: SettlementEditorProps) {
  const { user } = useSession();
  const read = useContracts({ page_size: ALL });
  return (
    <LoadedAlone read={read}>
      {({ data }) => {
        const contracts = data.filter(({ status }) => status !== 'pending_signature');
        if (contracts.length === 0 && !settlement) return <WithoutContract />;
        return (
          user && (
            <SettlementForm
              key={`${user.user_id} ${settlement?.id ?? contractId}`}
              {...{ user, settlement, contractId, contracts, onReload }}
            />
          )
        );
      }}
    </LoadedAlone>
  );
}

function WithoutContract() {
  const t = useWords('spaceSettlement');
  return (
    <NeededFirst
      page={t('apply')}
      title={t('noContracts')}
      hint={t('noContractsHint')}
      href="/userCenter/user/space/contract"
      action={t('toContract')}
    />
  );
}
