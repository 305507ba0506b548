/** Figures of 2019, as the platform published them; year and source stand in the words of the page. */
export const FIGURES = {
  companies: 1286,
  /** In fen. */
  revenue: 4_386_000_000_000,
  /** Per cent. */
  research: 5.2,
  hightech: 214,
} as const;
