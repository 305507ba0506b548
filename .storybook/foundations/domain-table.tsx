import domains from 'virtual:domain-facts';
import * as css from './foundations.css.ts';
import type { Say } from './page.tsx';
import { Scroller } from './scroller.tsx';

const HEADS = [
  { zh: '领域', en: 'Domain' },
  { zh: '内容', en: 'What it is about' },
  { zh: '客户端的入口', en: 'Entries of the client' },
  { zh: '生命周期', en: 'Lifecycles' },
  { zh: '本门户用到的组件', en: 'Widgets in this portal' },
] as const;

/** Every domain: what the client and the kit have for it. Read from contract, client and pages by scripts/domains. */
export function DomainTable({ say }: { say: Say }) {
  return (
    <Scroller label={say({ zh: '各领域', en: 'Domains' })}>
      <table className={`${css.table} ${css.wrapping}`}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head.en} scope="col">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {domains.map(({ name, words, hooks, lifecycles, widgets }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{say({ zh: words['zh-CN'], en: words.en })}</td>
              <td>{hooks.join(', ')}</td>
              <td>{lifecycles.join(', ')}</td>
              <td>{widgets.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
