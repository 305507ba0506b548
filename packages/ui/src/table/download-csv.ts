/** Offers a text made by `toCsv` as a file; `name` with its ending: `预约-2026-11-20.csv`. Browser only. */
export const downloadCsv = (name: string, csv: string): void => {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
