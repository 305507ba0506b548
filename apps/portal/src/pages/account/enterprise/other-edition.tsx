import { mergeEdits } from '@zonekit/portal-kit/edit-conflict/core';
import { OtherTab } from '@zonekit/portal-kit/form-page/draft-notices';
import { useWords } from '../../../words/use-words.ts';
import type { EnterpriseValues, KeptEnterprise } from './enterprise-draft.ts';

export interface OtherEditionProps {
  mine: EnterpriseValues;
  other: KeptEnterprise;
  onResolve: (values: EnterpriseValues) => void;
}

/** The same form is being filled in in another tab. */
export function OtherEdition({ mine, other: { values: theirs, at }, onResolve }: OtherEditionProps) {
  const t = useWords('enterprise');
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
  type Name = keyof EnterpriseValues;
  const read = (values: EnterpriseValues, name: Name, file: string) => {
    if (name === 'area') return values.area.chosen.map((place) => place.name).join(' ');
    return values[name] && (name === 'logo_file_id' || name === 'licence_file_id') ? file : values[name];
  };
  return (
    <OtherTab
      at={at}
      fields={(Object.keys(labels) as Name[])
        .filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]))
        .map((name) => ({
          name,
          label: labels[name],
          mine: read(mine, name, t('fileHere')),
          theirs: read(theirs, name, t('fileThere')),
        }))}
      onResolve={(choices) =>
        onResolve(mergeEdits<Name, EnterpriseValues[Name]>(mine, theirs, choices) as EnterpriseValues)
      }
    />
  );
}
