import type { Member } from '@zonekit/api-client/account/contract';
import { useInvite, useMembers, useRemoveMember } from '@zonekit/api-client/account/hooks';
import { useSession } from '@zonekit/api-client/session/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Chip } from '@zonekit/ui/chip';
import { CopyButton } from '@zonekit/ui/copy-button';
import { Time } from '@zonekit/ui/time';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import * as css from '../../shared/form/form.css.ts';
import { Loaded } from '../../shared/user-centre/loaded.tsx';

/** Who acts for the enterprise. Its owner invites and takes out, everybody may leave. */
export function Members({ owns }: { owns: boolean }) {
  const t = useWords('accountEnterprise');
  const formWords = useWords('form');
  const centreWords = useWords('userCentre');
  const { user } = useSession();
  const read = useMembers();
  const { state, send } = useRemoveMember();
  const [memberToRemove, setMemberToRemove] = useState<Member | null>(null);
  const isMe = (member: Member) => member.user_id === user?.user_id;
  const remove = async (user_id: string) => {
    await send({ body: { user_id } });
    setMemberToRemove(null);
  };
  return (
    <>
      {state.status === 'failed' && (
        <Alert role="alert" tone="danger" title={state.error.serverMessage ?? formWords('notSaved')} />
      )}
      <Loaded read={read}>
        {(members) => (
          <ul className={css.list}>
            {members.map((member) => (
              <li key={member.user_id} className={css.row}>
                <div>
                  <div className={css.name}>
                    <b>{member.name}</b>
                    <Chip tone={member.position === 'owner' ? 'accent' : 'neutral'}>
                      {t(`positions.${member.position}`)}
                    </Chip>
                  </div>
                  <p>
                    {member.phone} · {t('joined')} <Time value={member.joined_at} />
                  </p>
                </div>
                {(owns || isMe(member)) && !(member.position === 'owner' && members.length === 1) && (
                  <Button size="sm" kind="quiet" onClick={() => setMemberToRemove(member)}>
                    {t(isMe(member) ? 'leave' : 'takeOut')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {owns && <Invitation />}
      <ConfirmDialog
        open={memberToRemove !== null}
        onOpenChange={(open) => !open && setMemberToRemove(null)}
        title={
          memberToRemove && isMe(memberToRemove)
            ? t('leaveTitle')
            : t('takeOutTitle', { name: memberToRemove?.name ?? '' })
        }
        confirmLabel={t(memberToRemove && isMe(memberToRemove) ? 'leave' : 'takeOut')}
        cancelLabel={centreWords('keep')}
        tone="danger"
        busy={state.status === 'sending'}
        onConfirm={() => memberToRemove && void remove(memberToRemove.user_id)}
      >
        {t('takeOutHint')}
      </ConfirmDialog>
    </>
  );
}

function Invitation() {
  const t = useWords('accountEnterprise');
  const { state, send } = useInvite();
  return (
    <div className={css.code}>
      {state.status === 'done' ? (
        <>
          <strong>{state.data.code}</strong>
          <CopyButton
            text={state.data.code}
            labels={{ ready: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
          />
          <span>
            {t('inviteUntil')} <Time value={state.data.expires_at} format="datetime" />
          </span>
        </>
      ) : (
        <>
          <Button loading={state.status === 'sending'} onClick={() => void send({})}>
            {t('invite')}
          </Button>
          <span>{state.status === 'failed' ? state.error.serverMessage : t('inviteHint')}</span>
        </>
      )}
    </div>
  );
}
