import { Button } from './Button.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'Button' } satisfies StoryMeta;

export const Filled: Story = () => <Button>Order food</Button>;
export const Line: Story = () => <Button variant="line">See the full menu</Button>;
export const Quiet: Story = () => <Button variant="quiet">Sign in and collect points</Button>;
export const Danger: Story = () => <Button variant="danger">Delete my account</Button>;
export const DangerLine: Story = () => <Button variant="dangerLine">Clear the cart</Button>;
export const WithTotal: Story = () => (
  <Button wide end="£16.25">
    Add
  </Button>
);
export const WithIcon: Story = () => (
  <Button variant="line" icon="mail" wide>
    Email receipt
  </Button>
);
export const Loading: Story = () => (
  <Button loading wide>
    Loading
  </Button>
);
export const Disabled: Story = () => <Button disabled>Pay</Button>;
export const Incomplete: Story = () => (
  <Button isIncomplete wide>
    Choose the required options
  </Button>
);
export const Small: Story = () => <Button size="small">Create account</Button>;
export const AsLink: Story = () => <Button href="#menu">See the full menu</Button>;
export const LongWord: Story = () => (
  <Button wide end="1 264,50 kr">
    Beställningsbekräftelse till företagskunder
  </Button>
);
