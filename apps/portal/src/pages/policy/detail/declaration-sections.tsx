import { useRouter } from '@tanstack/react-router';
import { downloadUrl } from '@zonekit/api-client/file/client';
import type { Attachment } from '@zonekit/api-client/file/contract';
import type { DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { useDownload } from '../../shared/attachments/use-download.ts';
import { useFileDialog } from '../../shared/attachments/use-file-dialog.ts';
import { continuedNumbers } from './continued-numbers.ts';
import * as css from './detail.css.ts';
import { declarationFigures } from './late-sections.ts';
import { PolicyAttachments } from './policy-attachments.tsx';

const SECTIONS = ['supportTable', 'process', 'materials', 'attachments', 'contact'] as const;
type Section = (typeof SECTIONS)[number];

/** A section with its heading, as the outline and the page show it. */
interface SectionHeading {
  id: Section;
  text: string;
}

/** The sections after the body that have content; their headings continue the numbers of the body's. */
export const declarationSections = (
  call: DeclarationDetail,
  body: readonly { text: string }[],
  titleOf: (section: Section) => string,
): SectionHeading[] => {
  const numberOf = continuedNumbers(body.map(({ text }) => text));
  return SECTIONS.filter((section) => {
    if (section === 'supportTable') return call.support_table.length > 0;
    return section === 'contact' || call[section].length > 0;
  }).map((id, index) => ({ id, text: numberOf(index) + titleOf(id) }));
};

/** Attachments and templates. */
export const filesOf = (call: DeclarationDetail): Attachment[] => [
  ...call.attachments,
  ...call.materials.flatMap(({ attachment }) => attachment ?? []),
];

const CONTENT: Record<Section, (props: { call: DeclarationDetail }) => React.ReactNode> = {
  supportTable: ({ call }) => declarationFigures.show({ call, section: 'supportTable' }),
  process: ({ call }) => declarationFigures.show({ call, section: 'process' }),
  materials: Materials,
  attachments: ({ call }) => <PolicyAttachments files={call.attachments} />,
  contact: Contact,
};

export function DeclarationSections({
  call,
  sections,
}: {
  call: DeclarationDetail;
  sections: readonly SectionHeading[];
}) {
  return sections.map(({ id, text }) => {
    const Content = CONTENT[id];
    return (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>{text}</h2>
        <Content call={call} />
      </section>
    );
  });
}

function Materials({ call }: { call: DeclarationDetail }) {
  const t = useWords('policyDetail');
  const openFile = useFileDialog();
  const download = useDownload(({ id }) => openFile(id));
  const { api } = useRouter().options.context.config;
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
                href={downloadUrl(api, attachment.id)}
                aria-label={t('templateOf', { name })}
                onClick={(event) => {
                  // Without script, and with a modifier, the browser follows the link.
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  download(attachment);
                }}
              >
                {t('template')}
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
        ...(contact.address === '' ? [] : [{ label: t('address'), value: contact.address }]),
        ...(contact.hours === '' ? [] : [{ label: t('hours'), value: contact.hours }]),
      ]}
    />
  );
}
