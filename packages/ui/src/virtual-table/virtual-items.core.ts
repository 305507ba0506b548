/** Content of one `tr` of the body. */
export interface VirtualItem<Row> {
  row: Row;
  /** Key of the row. */
  key: string;
  part: 'row' | 'details';
}

/** The rows of the body in their order, each followed by its details if it has some open. */
export const virtualItems = <Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  hasDetails: (row: Row, key: string) => boolean,
): VirtualItem<Row>[] =>
  rows.flatMap((row) => {
    const key = rowKey(row);
    const item: VirtualItem<Row> = { row, key, part: 'row' };
    return hasDetails(row, key) ? [item, { row, key, part: 'details' }] : [item];
  });

/** Indexes of the item that has focus and of its neighbours, to which the Tab key leads. */
export const mountedAround = (index: number, count: number): number[] =>
  index < 0 ? [] : [index - 1, index, index + 1].filter((at) => at >= 0 && at < count);
