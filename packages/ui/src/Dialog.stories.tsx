import { useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'Dialog' } satisfies StoryMeta;

export const Question: Story = () => {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Sign out
      </Button>
      <Dialog
        open={open}
        onClose={close}
        icon="bag"
        title="Cart will be cleared"
        text="Your dishes are removed when you sign out."
        actions={
          <>
            <Button wide onClick={close}>
              Sign out
            </Button>
            <Button wide variant="line" onClick={close}>
              Keep my cart
            </Button>
          </>
        }
      />
    </>
  );
};

export const Danger: Story = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Pay
      </Button>
      <Dialog
        open={open}
        onClose={null}
        icon="card"
        tone="danger"
        title="Payment refused"
        text="No money was taken. Try another card."
        actions={
          <Button wide onClick={close}>
            Try again
          </Button>
        }
      />
    </>
  );
};

export const FullScreen: Story = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Reject
      </Button>
      <Dialog
        open={open}
        onClose={close}
        isFullScreen
        icon="alert"
        tone="danger"
        title="Your order was rejected"
        text="The kitchen is closing soon. What you paid comes back within 3 banking days."
        actions={
          <Button wide onClick={close}>
            Close
          </Button>
        }
      />
    </>
  );
};
