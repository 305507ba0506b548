import type { RegionPath } from '@zonekit/api-client/region/contract';
import { pathTo, type RegionNode, type RegionTree } from './region.tree.ts';

const MOST_HITS = 30;

const plain = (text: string) => text.toLowerCase().replace(/['’·\s]/g, '');

/** How well one word fits one region; lower is better, null for not at all. */
const fit = (node: RegionNode, word: string): number | null => {
  const name = node.region.region_name;
  if (name === word) return 0;
  if (name.startsWith(word)) return 1;
  if (name.includes(word)) return 3;
  if (!/^[a-z]+$/.test(word)) return null;
  // Without its last syllable first: "suzhou" means 苏州市 before 宿州's namesakes further down.
  if (node.pinyin === word) return 0;
  if (node.pinyin.startsWith(word)) return node.pinyin.length - word.length <= 5 ? 1 : 2;
  if (node.initials === word || node.initials.slice(0, -1) === word) return 2;
  if (word.length > 1 && node.initials.startsWith(word)) return 4;
  return null;
};

const DEPTH = { province: 0, city: 1, county: 2 } as const;

/**
 * Regions by name, pinyin (`suzhou`) or initials (`szs`, `sz`), the best fit first, then the larger region, then the code.
 * Of several words the last names the region and the others regions above it: `江苏 鼓楼`. At most 30.
 */
export const searchTree = (tree: RegionTree, query: string): RegionPath[] => {
  const words = query.trim().split(/\s+/).map(plain).filter(Boolean);
  const last = words.at(-1);
  if (last === undefined) return [];
  const hits: { node: RegionNode; score: number }[] = [];
  for (const node of tree.nodes.values()) {
    const score = fit(node, last);
    if (score !== null && above(tree, node, words.slice(0, -1))) hits.push({ node, score });
  }
  // A query typed syllable by syllable, `su zhou`, reads like several words: try it as one.
  if (words.length > 1) {
    const whole = words.join('');
    for (const node of tree.nodes.values()) {
      const score = fit(node, whole);
      if (score !== null && !hits.some((hit) => hit.node === node)) hits.push({ node, score });
    }
  }
  return hits
    .sort(
      (a, b) =>
        a.score - b.score ||
        DEPTH[a.node.region.level] - DEPTH[b.node.region.level] ||
        (a.node.region.id < b.node.region.id ? -1 : 1),
    )
    .slice(0, MOST_HITS)
    .map(({ node }) => ({
      path: pathTo(tree, node.region.id),
      matched: node.region.region_name.includes(last) ? last : node.region.region_name,
    }));
};

const above = (tree: RegionTree, node: RegionNode, words: readonly string[]): boolean =>
  words.every((word) =>
    pathTo(tree, node.region.parent_id).some((region) => {
      const parent = tree.nodes.get(region.id);
      return parent !== undefined && fit(parent, word) !== null;
    }),
  );
