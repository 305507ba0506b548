import type { Region } from '@zonekit/api-client/region/contract';
import type { Amendment } from './amendments.ts';
import type { BuiltRegions, RegionRow } from './region.build.ts';

/** One region with what the search compares. */
export interface RegionNode {
  region: Region;
  /** Syllables run together: `suzhoushi`. */
  pinyin: string;
  /** First letters: `szs`. */
  initials: string;
}

export interface RegionTree {
  nodes: ReadonlyMap<string, RegionNode>;
  /** By parent, in the order of their codes; zones after counties. */
  children: ReadonlyMap<string, readonly Region[]>;
  /** Codes that stand for no choice of their own → the code that does. */
  folded: Readonly<Record<string, string>>;
  /** Codes that were dissolved → their successors, in the order of the amendments. */
  successors: ReadonlyMap<string, readonly string[]>;
}

/**
 * The statistical bureau gives functional zones that are no counties a seven in the tens of their code
 * (苏州工业园区 320571 …). A code outside that pattern is a county, whatever its name: 浦东新区, 两江新区.
 */
const ZONE_CODE = /^\d{4}7\d$/;
const LEVELS = ['province', 'city', 'county'] as const;

/** The tree of the picker. `level` is the step of the picker: what a province runs itself stands at the second. */
export const growTree = (base: BuiltRegions, amendments: readonly Amendment[]): RegionTree => {
  const dissolved = new Set(amendments.flatMap((amendment) => amendment.dissolves));
  const rows: RegionRow[] = [...base.rows, ...amendments.flatMap((amendment) => amendment.adds)].filter(
    ([code]) => !dissolved.has(code),
  );
  const parents = new Map(rows.map(([code, , parent]) => [code, parent]));
  const withChildren = new Set(parents.values());
  const depth = (code: string): number => {
    const parent = parents.get(code);
    return parent === undefined || parent === '-1' ? 0 : 1 + depth(parent);
  };

  const nodes = new Map<string, RegionNode>();
  const children = new Map<string, Region[]>();
  for (const [code, name, parent, pinyin] of rows) {
    const region: Region = {
      id: code,
      region_name: name,
      parent_id: parent,
      level: LEVELS[depth(code)] ?? 'county',
      has_children: withChildren.has(code),
      is_zone: ZONE_CODE.test(code) && depth(code) === 2,
    };
    const syllables = pinyin.split(' ');
    nodes.set(code, { region, pinyin: syllables.join(''), initials: syllables.map((part) => part.charAt(0)).join('') });
    children.set(parent, [...(children.get(parent) ?? []), region]);
  }
  for (const list of children.values()) {
    list.sort((a, b) => Number(a.is_zone) - Number(b.is_zone) || (a.id < b.id ? -1 : 1));
  }

  const successors = new Map<string, string[]>();
  for (const amendment of amendments) {
    for (const code of amendment.old_codes) {
      if (dissolved.has(code)) successors.set(code, [...(successors.get(code) ?? []), ...amendment.new_codes]);
    }
  }
  return { nodes, children, folded: base.folded, successors };
};

/** The way from the province to the code; empty for an unknown code. */
export const pathTo = (tree: RegionTree, code: string): Region[] => {
  const node = tree.nodes.get(code);
  if (!node) return [];
  return [...pathTo(tree, node.region.parent_id), node.region];
};
