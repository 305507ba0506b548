import { useRouter } from '@tanstack/react-router';
import type { SharedFact } from '@zonekit/api-client/registration/contract';
import { useRegistrationFacts } from '@zonekit/api-client/registration/hooks';
import { Dialog } from '@zonekit/ui/dialog';
import { Table } from '@zonekit/ui/table';
import { useWords } from '../../../platform/words/use-words.ts';
import { Loaded } from '../../shared/user-centre/loaded.tsx';
import { SourceText } from '../source-text.tsx';
import { useRegistrationWords } from '../use-registration-words.ts';
import * as css from './overview.css.ts';

const WIDTH = 1000;

interface FactsDialogProps {
  /** Of the registration. */
  id: string;
  closeHref: string;
}

/** The facts that the forms share: each with its value, where it comes from and which steps use it. */
export function FactsDialog({ id, closeHref }: FactsDialogProps) {
  const t = useWords('registration');
  const router = useRouter();
  const read = useRegistrationFacts(id);
  const close = () => void router.navigate({ href: closeHref, replace: true, resetScroll: false });
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Content width={WIDTH} closeLabel={t('close')}>
        <Dialog.Header>
          <Dialog.Title>{t('once.dialog')}</Dialog.Title>
          <Dialog.Description>{t('once.dialogLine')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <Loaded read={read}>{(facts) => <Facts facts={facts.filter(({ text }) => text !== '')} />}</Loaded>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Facts({ facts }: { facts: readonly SharedFact[] }) {
  const t = useWords('registration');
  const { stepName } = useRegistrationWords();
  return (
    <Table
      className={css.factTable}
      caption={t('once.dialog')}
      captionHidden
      rows={facts}
      rowKey={({ key }) => key}
      columns={[
        { key: 'fact', label: t('once.fact'), primary: true, cell: ({ label }) => label },
        { key: 'value', label: t('once.value'), cell: ({ text }) => text },
        { key: 'source', label: t('once.source'), cell: ({ source }) => source && <SourceText source={source} /> },
        {
          key: 'uses',
          label: t('once.uses'),
          cell: ({ used_in }) => used_in.map(stepName).join(t('separator')),
        },
      ]}
    />
  );
}
