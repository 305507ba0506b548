import { useRedemption } from '@zonekit/api-client/order/voucher/hooks';
import { useSession } from '@zonekit/api-client/session/hooks';
import { lazy } from 'react';
import { LoadedAlone } from '../../shared/user-centre/loaded.tsx';
import { RedemptionDetail } from './redemption-detail.tsx';
import { NEW } from './voucher-address.ts';

const RedemptionForm = lazy(async () => ({ default: (await import('./form/redemption-form.tsx')).RedemptionForm }));

interface OneRedemptionProps {
  /** Of a redemption, or `new`. */
  id: string;
  edit: boolean;
  fileId: string | undefined;
}

/** A redemption, or its form. */
export function OneRedemption({ id, edit, fileId }: OneRedemptionProps) {
  const { user } = useSession();
  if (!user) return null;
  if (id === NEW) return <RedemptionForm key={user.user_id} user={user} redemption={null} onReload={() => {}} />;
  return <Existing id={id} edit={edit} fileId={fileId} />;
}

function Existing({ id, edit, fileId }: OneRedemptionProps) {
  const { user } = useSession();
  const read = useRedemption(id);
  return (
    <LoadedAlone read={read}>
      {(redemption) =>
        edit && user && redemption.allowed.includes('submitted') ? (
          <RedemptionForm key={redemption.id} user={user} redemption={redemption} onReload={read.reload} />
        ) : (
          <RedemptionDetail redemption={redemption} fileId={fileId} />
        )
      }
    </LoadedAlone>
  );
}
