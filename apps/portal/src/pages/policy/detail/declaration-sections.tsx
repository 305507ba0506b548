import type { Attachment } from '@zonekit/api-client/file/contract';
import type { DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Table } from '@zonekit/ui/table';
import { Tag } from '@zonekit/ui/tag';
import { Timeline } from '@zonekit/ui/timeline';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { Attachments } from './attachments.tsx';
import * as css from './detail.css.ts';
import { useFileDialog } from './use-file-dialog.ts';

const SECTIONS = ['supportTable', 'process', 'materials', 'attachments', 'contact'] as const;
type Section = (typeof SECTIONS)[number];

/** The sections after the body that have something in them; each is its own id. */
export const declarationSections = (call: DeclarationDetail): Section[] =>
  SECTIONS.filter((section) => {
    if (section === 'supportTable') return call.support_table.length > 0;
    return section === 'contact' || call[section].length > 0;
  });

/** Attachments and templates. */
export const filesOf = (call: DeclarationDetail): Attachment[] => [
  ...call.attachments,
  ...call.materials.flatMap(({ attachment }) => attachment ?? []),
];

const CONTENT: Record<Section, (props: { call: DeclarationDetail }) => React.ReactNode> = {
  supportTable: SupportTable,
  process: Process,
  materials: Materials,
  attachments: ({ call }) => <Attachments files={call.attachments} />,
  contact: Contact,
};

export function DeclarationSections({ call }: { call: DeclarationDetail }) {
  const t = useWords('policyDetail');
  return declarationSections(call).map((section) => {
    const Content = CONTENT[section];
    return (
      <section key={section} aria-labelledby={section}>
        <h2 id={section}>{t(section)}</h2>
        <Content call={call} />
      </section>
    );
  });
}

function SupportTable({ call }: { call: DeclarationDetail }) {
  const t = useWords('policyDetail');
  const locale = useLocale();
  return (
    <Table
      caption={t('supportTable')}
      captionHidden
      rows={call.support_table}
      rowKey={({ kind }) => kind}
      columns={[
        { key: 'kind', label: t('kind'), primary: true, cell: ({ kind }) => kind },
        { key: 'basis', label: t('basis'), cell: ({ basis }) => basis },
        { key: 'rate', label: t('rate'), align: 'end', cell: ({ rate }) => rate },
        {
          key: 'cap',
          label: t('cap'),
          align: 'end',
          cell: ({ cap }) => (cap.amount > 0 ? <Money fen={cap.amount} locale={locale} /> : '—'),
        },
      ]}
    />
  );
}

const STEP_STATES = { done: 'done', current: 'deadline', ahead: 'upcoming' } as const;

function Process({ call }: { call: DeclarationDetail }) {
  return (
    <Timeline
      steps={call.process.map(({ at, label, state }) => ({ title: label, time: at, state: STEP_STATES[state] }))}
    />
  );
}

function Materials({ call }: { call: DeclarationDetail }) {
  const t = useWords('policyDetail');
  const openFile = useFileDialog();
  return (
    <ul className={css.materials}>
      {call.materials.map(({ name, required, attachment }) => (
        <li key={name}>
          <span>
            <span className={css.materialName}>{name}</span>{' '}
            <Tag strong={required}>{t(required ? 'required' : 'optional')}</Tag>
          </span>
          {attachment && (
            <Button asChild kind="quiet" size="sm" data-unprinted="">
              <Link
                href={`?file=${attachment.id}`}
                aria-label={t('openTemplateOf', { name })}
                onClick={(event) => {
                  // With script it opens over the page; with a modifier the browser follows the link.
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  openFile(attachment.id);
                }}
              >
                {t('openTemplate')}
              </Link>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Contact({ call: { contact } }: { call: DeclarationDetail }) {
  const t = useWords('policyDetail');
  const phone = (
    <Link kind="text" href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
      {contact.phone}
    </Link>
  );
  return (
    <DescriptionList
      items={[
        { label: t('contactOf'), value: `${contact.department} ${contact.person}` },
        { label: t('phone'), value: phone },
      ]}
    />
  );
}
