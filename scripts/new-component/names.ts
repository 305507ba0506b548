/** How one component is called in its places. */
export interface Names {
  /** Folder, files and subpath: 'copy-link'. */
  kebab: string;
  /** In code: 'CopyLink'. */
  pascal: string;
  /** Its class: 'copyLink'. */
  camel: string;
}

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The names of a component.
 *
 * @throws when `name` is not in kebab case: 'copy-link'
 */
export const namesOf = (name: string): Names => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`'${name}' is no name in kebab case. Say it like copy-link.`);
  }
  const pascal = name.split('-').map(upper).join('');
  return { kebab: name, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) };
};
