import type { Story, StoryMeta } from '../src/story.ts';

type StoryFile = { default: StoryMeta } & Record<string, Story | StoryMeta>;

export type FoundStory = {
  id: string;
  name: string;
  layout: 'padded' | 'fullscreen';
  Story: Story;
};
export type StoryGroup = { title: string; stories: FoundStory[] };

const files = import.meta.glob<StoryFile>(
  ['../src/**/*.stories.tsx', '../../../apps/*/src/**/*.stories.tsx'],
  { eager: true },
);

const inWords = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, ' ');

export const storyGroups: StoryGroup[] = Object.values(files)
  .map((file) => ({
    title: file.default.title,
    stories: Object.entries(file).flatMap(([name, exported]) =>
      typeof exported === 'function'
        ? [
            {
              id: `${file.default.title}/${name}`,
              name: inWords(name),
              layout: file.default.layout ?? ('padded' as const),
              Story: exported,
            },
          ]
        : [],
    ),
  }))
  .toSorted((a, b) => a.title.localeCompare(b.title));

export function findStory(id: string): FoundStory | undefined {
  return storyGroups.flatMap(({ stories }) => stories).find((story) => story.id === id);
}
