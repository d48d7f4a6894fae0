import { Button } from './Button.tsx';
import { Sidebar, type SidebarEntry } from './Sidebar.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'Sidebar', layout: 'fullscreen' } satisfies StoryMeta;

const entries: SidebarEntry[] = [
  { id: 'home', label: 'Hem', icon: 'home', href: '#', isCurrent: true },
  { id: 'history', label: 'Orderhistorik', icon: 'history', href: '#history', isDisabled: true },
  { id: 'membership', label: 'Medlemskap', icon: 'star', href: '#membership' },
  { id: 'news', label: 'Nyheter', icon: 'news', href: '#news' },
  { id: 'support', label: 'Support', icon: 'help', href: '#support' },
];

export const Expanded: Story = () => (
  <Sidebar
    label="Sidomeny"
    logo={<strong>nordbro</strong>}
    entries={entries}
    footer={
      <>
        <p>Samla poäng på varje besök.</p>
        <Button size="small" wide>
          Skapa konto
        </Button>
        <Button size="small" variant="line" wide>
          Logga in
        </Button>
      </>
    }
  />
);
export const Drawer: Story = () => (
  <Sidebar label="Sidomeny" logo={null} entries={entries} variant="drawer" />
);
