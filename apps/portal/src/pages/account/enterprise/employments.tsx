import type { Employment } from '@zonekit/api-client/account/contract';
import { useJoin, useSwitchEnterprise } from '@zonekit/api-client/account/hooks';
import { asApiError } from '@zonekit/api-client/transport/error';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Chip } from '@zonekit/ui/chip';
import { Field } from '@zonekit/ui/field';
import { TextInput } from '@zonekit/ui/text-input';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { authFailure } from '../../shared/credentials/auth-failure.ts';
import * as css from '../../shared/form/form.css.ts';

/** The enterprises that the user may act for; another one is chosen by its token. */
export function Employments({ employments }: { employments: readonly Employment[] }) {
  const t = useWords('accountEnterprise');
  const formWords = useWords('form');
  const act = useSwitchEnterprise();
  const [going, setGoing] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  if (employments.length === 0) return <p className={css.note}>{t('othersNone')}</p>;
  const choose = async (id: string) => {
    setGoing(id);
    setFault(null);
    try {
      await act(id);
    } catch (error) {
      setFault(asApiError(error).serverMessage ?? formWords('noAnswer'));
    }
    setGoing(null);
  };
  return (
    <>
      {fault && <Alert role="alert" tone="danger" title={fault} />}
      <ul className={css.list}>
        {employments.map(({ enterprise_id, enterprise_name, position, current }) => (
          <li key={enterprise_id} className={css.row}>
            <div className={css.name}>
              <b>{enterprise_name}</b>
              <Chip>{t(`positions.${position}`)}</Chip>
              {current && <Chip tone="success">{t('current')}</Chip>}
            </div>
            {!current && (
              <Button size="sm" loading={going === enterprise_id} onClick={() => void choose(enterprise_id)}>
                {t('actFor')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Joins an enterprise by the code that its owner has given. */
export function JoinForm() {
  const t = useWords('accountEnterprise');
  const { state, send } = useJoin();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setError(t('codeMissing'));
    const outcome = await send({ body: { code: code.trim() } });
    if (outcome.status === 'done') setCode('');
    if (outcome.status !== 'failed') return;
    const failure = authFailure(outcome.error);
    setError(
      failure.kind === 'locked'
        ? t('codeLocked', { minutes: failure.minutes })
        : (outcome.error.serverMessage ?? t('codeWrong')),
    );
  };
  return (
    <form className={css.stack} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('code')} hint={t('codeHint')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            onChange={({ target }) => {
              setCode(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <div className={css.actions}>
        <Button type="submit" loading={state.status === 'sending'}>
          {t('join')}
        </Button>
      </div>
    </form>
  );
}
