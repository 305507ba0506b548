import type { Enterprise } from '@zonekit/api-client/account/contract';
import { useFileInfo } from '@zonekit/api-client/file/hooks';
import { useIndustries } from '@zonekit/api-client/policy/hooks';
import { DescriptionList } from '@zonekit/ui/description-list';
import { useWords } from '../../../platform/words/use-words.ts';

/** The facts of an enterprise; an empty one is marked as not filled in. */
export function EnterpriseFacts({ enterprise }: { enterprise: Enterprise }) {
  const t = useWords('accountEnterprise');
  const industries = useIndustries();
  const tags = industries.status === 'ready' ? industries.data : [];
  const { area } = enterprise;
  const place = area && [...new Set([area.province_name, area.city_name, area.county_name])].join(' ');
  const facts = [
    { label: t('name'), value: enterprise.name },
    { label: t('creditCode'), value: enterprise.credit_code },
    { label: t('position'), value: t(`positions.${enterprise.position}`) },
    { label: t('industry'), value: tags.find(({ id }) => id === enterprise.industry)?.name },
    { label: t('address'), value: [place, enterprise.address].filter(Boolean).join(' ') },
    { label: t('contact'), value: [enterprise.contact, enterprise.contact_phone].filter(Boolean).join(' ') },
    { label: t('intro'), value: enterprise.intro },
    { label: t('logo'), value: enterprise.logo_file_id && <FileName id={enterprise.logo_file_id} /> },
    { label: t('licence'), value: enterprise.licence_file_id && <FileName id={enterprise.licence_file_id} /> },
  ];
  return <DescriptionList items={facts.map(({ label, value }) => ({ label, value: value || t('unknown') }))} />;
}

function FileName({ id }: { id: string }) {
  const info = useFileInfo(id);
  return info.status === 'ready' ? info.data.name : null;
}
