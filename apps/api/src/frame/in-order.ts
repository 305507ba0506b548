/** Rows in the order of their ids; an unknown id is left out. */
export const inOrder = <Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
