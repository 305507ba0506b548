/** As the address says it. */
export type RegistrationSearch = Partial<
  Record<'begin' | 'facts' | 'file' | 'id' | 'only' | 'page' | 'status', string>
>;
