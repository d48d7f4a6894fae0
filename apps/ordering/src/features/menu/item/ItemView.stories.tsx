import { IconButton } from '@tallrik/ui/IconButton';
import type { Story, StoryMeta } from '@tallrik/ui/story';
import { TopBar } from '@tallrik/ui/TopBar';
import { GuestStory } from '../../../shared/testing/GuestStory.tsx';
import { storyImage } from '../../../shared/testing/story-services.ts';
import { ItemView, type ItemViewProps } from './ItemView.tsx';
import { UpsellView } from './UpsellView.tsx';

export default { title: 'Guest/Item', layout: 'fullscreen' } satisfies StoryMeta;

const nothing = () => {};

const props: ItemViewProps = {
  title: 'Skärgårdssoppa',
  isLongTitle: false,
  description: 'Torsk, handskalade räkor och ny dill i en buljong på rostade skal.',
  price: '169 kr',
  image: storyImage(),
  allergens: [
    { id: 'fish', text: 'Fisk', icon: 'fish' },
    { id: 'milk', text: 'Mjölk', icon: 'milk' },
  ],
  hints: [],
  groups: [
    {
      id: 'size',
      title: 'Storlek',
      kind: 'single',
      isRequired: true,
      rangeHint: null,
      hasEnough: true,
      isExpandedAtFirst: true,
      isMissing: false,
      options: [
        { id: 'medium', label: 'Mellan', price: 'Ingår' },
        { id: 'large', label: 'Stor', price: '+ 40 kr' },
        { id: 'share', label: 'Att dela på två', price: '+ 95 kr', unavailable: 'Slut' },
      ],
      selectedIds: ['medium'],
    },
  ],
  onToggle: nothing,
  topBar: (
    <TopBar
      variant="over"
      staysOnDesktop
      start={<IconButton icon="back" variant="solid" label="Back" onClick={nothing} />}
    />
  ),
};

export const Dish: Story = ({ language }) => (
  <GuestStory language={language}>
    <ItemView {...props} />
  </GuestStory>
);
export const LongTitle: Story = ({ language }) => (
  <GuestStory language={language}>
    <ItemView {...props} title="Smörgåstårtspresentation med skärgårdsräkor" isLongTitle />
  </GuestStory>
);
export const MissingChoice: Story = ({ language }) => (
  <GuestStory language={language}>
    <ItemView
      {...props}
      hints={['18 år']}
      groups={props.groups.map((group) => ({
        ...group,
        selectedIds: [],
        hasEnough: false,
        isMissing: true,
      }))}
    />
  </GuestStory>
);
export const Upsell: Story = ({ language }) => (
  <GuestStory language={language}>
    <UpsellView
      title="Något till?"
      step={0}
      stepCount={2}
      onChange={nothing}
      onLimit={nothing}
      topBar={
        <TopBar staysOnDesktop start={<IconButton icon="back" label="Back" onClick={nothing} />} />
      }
      choices={['Surdeg och smör', 'Bubbelvatten', 'Alkoholfri äppelmust från Kivik'].map(
        (title, place) => ({
          id: title,
          title,
          price: '45 kr',
          image: storyImage(2),
          quantity: place,
          max: 3,
          isPlusDisabled: false,
        }),
      )}
    />
  </GuestStory>
);
