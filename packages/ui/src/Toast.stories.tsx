import { Toast } from './Toast.tsx';
import { ToastRegion, useShowToast } from './ToastRegion.tsx';
import { Button } from './Button.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'Toast' } satisfies StoryMeta;

const stay = { closeLabel: 'Close', onClose: () => {} };

export const Added: Story = () => (
  <Toast id="1" title="Skärgårdssoppa tillagd" icon="check" {...stay} />
);
export const Failed: Story = () => (
  <Toast
    id="2"
    title="Sign-in failed"
    text="The phone number or the password is wrong."
    icon="alert"
    tone="danger"
    {...stay}
  />
);
export const WithUndo: Story = () => (
  <Toast
    id="3"
    title="Borttagen ur varukorgen"
    text="Skärgårdssoppa"
    icon="trash"
    action={{ label: 'Ångra', run: () => {} }}
    {...stay}
  />
);

function AddButton() {
  const show = useShowToast();
  return <Button onClick={() => show({ title: 'Added to the cart', icon: 'check' })}>Add</Button>;
}

export const Region: Story = () => (
  <ToastRegion label="Notices" closeLabel="Close">
    <AddButton />
  </ToastRegion>
);
