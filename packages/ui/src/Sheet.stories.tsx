import { useState } from 'react';
import { Button } from './Button.tsx';
import { Sheet } from './Sheet.tsx';
import type { Story, StoryMeta } from './story.ts';
import { TextArea } from './TextArea.tsx';

export default { title: 'Sheet' } satisfies StoryMeta;

export const Comment: Story = () => {
  const [open, setOpen] = useState(true);
  const [comment, setComment] = useState('');
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Add a comment
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Comment"
        closeLabel="Close"
        actions={
          <Button wide onClick={() => setOpen(false)}>
            Save
          </Button>
        }
      >
        <TextArea
          label="To the kitchen"
          value={comment}
          onChange={setComment}
          maxLength={150}
          counterLabel={`${150 - comment.length} characters left`}
        />
      </Sheet>
    </>
  );
};

export const LongText: Story = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Terms
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Terms" closeLabel="Close">
        {Array.from({ length: 30 }, (_, line) => (
          <p key={line}>
            Invoices are consolidated and issued weekly on Monday with 30 days to pay.
          </p>
        ))}
      </Sheet>
    </>
  );
};
