/** Writes docs/domains.md, as `generate` does: `node scripts/write-domains.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '../apps/api/src/modules/modules.ts';
import { domainFacts } from './domains/domain-facts.ts';
import { operatorPage } from './domains/operator-page.ts';

const docs = join(import.meta.dirname, '../docs');
mkdirSync(docs, { recursive: true });
writeFileSync(join(docs, 'domains.md'), operatorPage(modules, await domainFacts()));
