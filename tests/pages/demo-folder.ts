/** Folder with the files and the database of a variant's demo (`fill-demo.ts`), relative to the project's. */
export const demoFolder = (variant: string) => `test-results/demo-${variant}`;
