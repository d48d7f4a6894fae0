import { useState } from 'react';
import type { Story, StoryMeta } from './story.ts';
import { Wheel } from './Wheel.tsx';

export default { title: 'Wheel' } satisfies StoryMeta;

const times = Array.from({ length: 20 }, (_, at) => {
  const label = `${String(11 + Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`;
  return { value: label, label };
});

export const Times: Story = () => {
  const [value, setValue] = useState('12:15');
  return <Wheel label="Time" options={times} value={value} onChange={setValue} />;
};

export const WithClosedDays: Story = () => {
  const [value, setValue] = useState('fri');
  return (
    <Wheel
      label="Day"
      options={[
        { value: 'fri', label: 'Friday 13 November' },
        { value: 'sat', label: 'Saturday 14 November' },
        { value: 'sun', label: 'Sunday 15 November', isUnavailable: true },
        { value: 'mon', label: 'Monday 16 November' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
};
