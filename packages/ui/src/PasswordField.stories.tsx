import { useState } from 'react';
import { PasswordField } from './PasswordField.tsx';
import type { Story, StoryMeta } from './story.ts';

export default { title: 'PasswordField' } satisfies StoryMeta;

const words = { label: 'Lösenord', showLabel: 'Visa lösenordet', hideLabel: 'Dölj lösenordet' };

export const Hidden: Story = () => {
  const [password, setPassword] = useState('kanelbulle');
  const [isShown, setShown] = useState(false);
  return (
    <PasswordField
      {...words}
      value={password}
      onChange={setPassword}
      isShown={isShown}
      onToggle={() => setShown(!isShown)}
      autoComplete="current-password"
    />
  );
};
export const Shown: Story = () => (
  <PasswordField
    {...words}
    value="ett mycket långt lösenord som inte får gå under ögat"
    onChange={() => {}}
    isShown
    onToggle={() => {}}
  />
);
