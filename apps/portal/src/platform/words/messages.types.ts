/**
 * The portal's own words by name space. Each `words.ts` adds its own:
 * `declare module … { interface Messages extends MessagesOf<typeof policyWords> {} }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the members are declared where the words are defined
export interface Messages {}
