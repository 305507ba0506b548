/** Made by scripts/facts/facts.vite.ts. */
declare module 'virtual:component-facts' {
  const facts: import('../../scripts/facts/facts.types.ts').Facts;
  export default facts;
}
declare module 'virtual:component-examples' {
  /** By the title of its stories: `ui/Button`. */
  const examples: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default examples;
}
declare module 'virtual:domain-facts' {
  const domains: readonly import('../../scripts/domains/domain-facts.types.ts').DomainSummary[];
  export default domains;
}
