import { Card } from './Card.tsx';
import { IconButton } from './IconButton.tsx';
import { PageShell } from './PageShell.tsx';
import { Section } from './Section.tsx';
import { Sidebar } from './Sidebar.tsx';
import { storyPicture } from './story-picture.ts';
import type { Story, StoryMeta } from './story.ts';
import { Strip } from './Strip.tsx';
import { type Tab, TabBar } from './TabBar.tsx';
import { TopBar, TopBarTitle } from './TopBar.tsx';

export default { title: 'PageShell', layout: 'fullscreen' } satisfies StoryMeta;

const tabs: Tab[] = [
  { id: 'start', label: 'Start', icon: 'home', href: '#start', isCurrent: true },
  { id: 'menu', label: 'Meny', icon: 'cutlery', href: '#menu', isCurrent: false },
  {
    id: 'cart',
    label: 'Varukorg',
    icon: 'bag',
    href: '#cart',
    isCurrent: false,
    badge: { count: 4, label: '4 rätter' },
  },
];
const dishes = ['Skärgårdssoppa', 'Råraka i gjutjärn', 'Helstekt entrecôte', 'Hummer från Smögen'];

export const StartPage: Story = () => (
  <PageShell
    skipLabel="Till innehållet"
    sidebar={
      <Sidebar
        label="Sidomeny"
        logo={<strong>nordbro</strong>}
        entries={[{ id: 'home', label: 'Hem', icon: 'home', href: '#', isCurrent: true }]}
      />
    }
    foot={<TabBar label="Beställning" tabs={tabs} layout="foot" />}
  >
    <TopBar start={<IconButton icon="menu" label="Meny" onClick={() => {}} />}>
      <TopBarTitle>nordbro</TopBarTitle>
    </TopBar>
    <TabBar label="Beställning" tabs={tabs} layout="inline" />
    <Section title="Varmt från köket" more={{ label: 'Mer', href: '#menu' }}>
      <Strip label="Varmt från köket" labels={{ back: 'Tillbaka', forward: 'Vidare' }}>
        {dishes.map((title, place) => (
          <Card
            key={title}
            title={title}
            description="Torsk, räkor och dill i buljong på rostade skal."
            price="169 kr"
            picture={storyPicture(560, 368, 1)}
            href="#dish"
            soldOut={place === 2 ? 'Slut för i dag' : null}
          />
        ))}
      </Strip>
    </Section>
  </PageShell>
);
