import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Tabs } from '@zonekit/ui/tabs';
import { Tag } from '@zonekit/ui/tag';
import { CARDS, COPYRIGHT, FLOAT, FOOTER, HERO, TABS } from '../shared/data.js';

export function Home({ onSurvey, onBooking }: { onSurvey: () => void; onBooking: () => void }) {
  return (
    <div data-testid="home">
      <main>
        <section className="hero" data-scope="inverse" data-testid="hero">
          <h1>{HERO.title}</h1>
          <p>{HERO.text}</p>
          <div className="acts">
            <Button kind="primary" size="lg" data-testid="open-a" onClick={onSurvey}>
              Start the survey
            </Button>
            <Button size="lg" data-testid="open-b" onClick={onBooking}>
              Book a room
            </Button>
          </div>
        </section>
        <div className="wrap">
          <Tabs.Root defaultValue="0">
            <Tabs.List aria-label="Guides">
              {TABS.map(({ label }, index) => (
                <Tabs.Trigger key={label} value={String(index)} data-testid={`tab-${index}`}>
                  {label}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {TABS.map(({ label, text, items }, index) => (
              <Tabs.Content key={label} value={String(index)}>
                <p>{text}</p>
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </Tabs.Content>
            ))}
          </Tabs.Root>
          <h2>All services</h2>
          <div className="grid">
            {CARDS.map(({ title, text, tag }, index) => (
              <Card as="article" className="card" key={title} data-testid={`card-${index}`}>
                <h3>{title}</h3>
                <p>{text}</p>
                <Tag>{tag}</Tag>
              </Card>
            ))}
          </div>
        </div>
      </main>
      <aside className="float" aria-label="Quick actions">
        {FLOAT.map((name, index) => (
          <Button key={name} data-testid={`float-${index}`}>
            {name}
          </Button>
        ))}
      </aside>
      <footer className="ft" data-testid="footer">
        <div className="cols">
          {FOOTER.map(({ label, links }) => (
            <div key={label}>
              <h2>{label}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p>{COPYRIGHT}</p>
      </footer>
    </div>
  );
}
