import { useState } from 'react';
import type { Story, StoryMeta } from './story.ts';
import { TextField } from './TextField.tsx';

export default { title: 'TextField' } satisfies StoryMeta;

export const Phone: Story = () => {
  const [phone, setPhone] = useState('+46 ');
  return (
    <TextField
      label="Mobilnummer"
      type="tel"
      autoComplete="tel"
      value={phone}
      onChange={setPhone}
      hint="Vi skickar en kod per sms."
    />
  );
};
export const WithError: Story = () => {
  const [email, setEmail] = useState('anna@');
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      value={email}
      onChange={setEmail}
      error="The email address is incorrect"
    />
  );
};
export const Disabled: Story = () => (
  <TextField label="Discount code" value="SOUP10" onChange={() => {}} disabled />
);
