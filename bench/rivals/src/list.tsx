import { Field } from '@zonekit/ui/field';
import { LinkProvider, type RouterLinkProps } from '@zonekit/ui/link';
import { Pagination } from '@zonekit/ui/pagination';
import { Select } from '@zonekit/ui/select';
import { Table } from '@zonekit/ui/table';
import { TextInput } from '@zonekit/ui/text-input';
import { type MouseEvent, useMemo, useState } from 'react';
import { COLUMNS, filterRows, PAGE_SIZE, type ROWS, STATUSES, TYPES } from '../shared/data.js';
import { Region } from './region.tsx';

type Row = (typeof ROWS)[number];

const columns = COLUMNS.map(({ key, title }) => ({
  key,
  label: title,
  cell: (row: Row) => (key === 'id' ? <span data-row={row.id}>{row.id}</span> : row[key as keyof Row]),
  primary: key === 'name',
}));

/** A link of the pagination, with what the measurement finds the next one by. */
const PageLink = ({ children, ...props }: RouterLinkProps) => (
  <a {...props} data-testid={props.rel === 'next' ? 'page-next' : undefined}>
    {children}
  </a>
);

/** Pages are places in our Pagination. Here, by the contract, they are a state: a link's address is the page's number. */
const pageOf = (event: MouseEvent<HTMLElement>): number | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link ? Number(link.hash.slice('#page-'.length)) : null;
};

const OptionsField = ({
  label,
  options,
  value,
  onValueChange,
  testId,
}: {
  label: string;
  options: readonly string[];
  value: string;
  onValueChange: (value: string) => void;
  testId: string;
}) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} data-testid={testId} value={value} onChange={(event) => onValueChange(event.target.value)}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    )}
  </Field>
);

export function List() {
  const [filter, setFilter] = useState({ type: '', status: '', q: '', region: '' });
  const [page, setPage] = useState(1);
  const set = (key: keyof typeof filter) => (value: string) => {
    setFilter((current) => ({ ...current, [key]: value }));
    setPage(1);
  };
  const rows = useMemo(() => filterRows(filter), [filter]);
  return (
    <main className="wrap" data-testid="list">
      <h1>Programmes</h1>
      <div className="filters">
        <OptionsField
          label="Type"
          options={TYPES}
          value={filter.type}
          onValueChange={set('type')}
          testId="filter-type"
        />
        <OptionsField
          label="Status"
          options={STATUSES}
          value={filter.status}
          onValueChange={set('status')}
          testId="filter-status"
        />
        <Region label="Region" filter value={filter.region} onValueChange={set('region')} />
        <Field label="Search">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              data-testid="search"
              value={filter.q}
              onChange={(event) => set('q')(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Table
        data-testid="table"
        caption="Programmes"
        captionHidden
        columns={columns}
        rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={({ id }) => String(id)}
      />
      <LinkProvider component={PageLink}>
        <Pagination
          className="pgr"
          page={page}
          pageCount={Math.ceil(rows.length / PAGE_SIZE)}
          hrefFor={(number) => `#page-${number}`}
          label="Pages"
          previous="Previous page"
          next="Next page"
          pageLabel={(number) => `Page ${number}`}
          onClick={(event) => {
            const pageNumber = pageOf(event);
            if (pageNumber === null) return;
            event.preventDefault();
            setPage(pageNumber);
          }}
        />
      </LinkProvider>
    </main>
  );
}
