import { Section } from './Section.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'Section', layout: 'fullscreen' } satisfies StoryMeta;

export const WithMore: Story = () => (
  <Section title="Varmt från köket" more={{ label: 'Mer', href: '#menu' }} hasGutter>
    <p>Gryta, panna och eld. Serveras med surdegsbröd.</p>
  </Section>
);
export const LongTitle: Story = () => (
  <Section
    title="Vegetariska specialiteter från trädgårdsmästeriet"
    more={{ label: 'Mer', href: '#' }}
  >
    {null}
  </Section>
);
