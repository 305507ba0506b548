import { useWords } from '../../../platform/words/use-words.ts';
import { OtherEdition, type OtherEditionProps } from '../../shared/form/other-edition.tsx';
import type { EnterpriseValues } from './enterprise-draft.ts';

/** Another tab's edition of an enterprise, in words: files by where they are from, an area by its places. */
export function OtherEnterprise(props: Omit<OtherEditionProps<EnterpriseValues>, 'labels' | 'read'>) {
  const t = useWords('accountEnterprise');
  const labels = {
    name: t('name'),
    credit_code: t('creditCode'),
    industry: t('industry'),
    area: t('area'),
    address: t('address'),
    contact: t('contact'),
    contact_phone: t('contactPhone'),
    intro: t('intro'),
    logo_file_id: t('logo'),
    licence_file_id: t('licence'),
  };
  return (
    <OtherEdition
      labels={labels}
      read={(values, name, side) => {
        if (name === 'area') return values.area.chosen.map((place) => place.name).join(' ');
        const isFile = name === 'logo_file_id' || name === 'licence_file_id';
        return values[name] && isFile ? t(side === 'mine' ? 'fileHere' : 'fileThere') : values[name];
      }}
      {...props}
    />
  );
}
