import type { ParkDetail } from '@zonekit/api-client/space/contract';
import { Accordion } from '@zonekit/ui/accordion';
import { Table } from '@zonekit/ui/table';
import { useWords } from '../../../platform/words/use-words.ts';
import { floorsOf, inOrder } from './park-floor.ts';

/** The floor stack as a table. */
export function FloorTable({ park }: { park: ParkDetail }) {
  const t = useWords('spacePark');
  const rows = inOrder(park.building_list).flatMap((building) =>
    floorsOf(building)
      .filter(({ units }) => units > 0)
      .map((line) => ({ ...line, key: `${building.id}.${line.floor}`, building: building.name })),
  );
  return (
    <Accordion.Item kind="text">
      <Accordion.Title>{t('table.open')}</Accordion.Title>
      <Accordion.Content>
        <Table
          keep
          captionHidden
          caption={t('table.caption', { park: park.name })}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'building',
              label: t('table.building'),
              cell: ({ building }) => <span lang={park.lang}>{building}</span>,
            },
            { key: 'floor', label: t('table.floor'), align: 'end', cell: ({ floor }) => floor },
            { key: 'units', label: t('table.units'), align: 'end', cell: ({ units }) => units },
            { key: 'vacant', label: t('table.vacant'), align: 'end', cell: ({ vacant }) => vacant },
          ]}
        />
      </Accordion.Content>
    </Accordion.Item>
  );
}
