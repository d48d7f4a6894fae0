import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Switch } from './Switch.tsx';

afterEach(cleanup);

it('[SUPPORT-06] turns on with a tap on its words', () => {
  const change = vi.fn();
  render(<Switch label="Analytics" isOn={false} onChange={change} />);
  fireEvent.click(screen.getByText('Analytics'));
  expect(change).toHaveBeenCalledWith(true);
});

it('[SUPPORT-05] stands still when it is always on', () => {
  render(<Switch label="Necessary" isOn disabled onChange={() => {}} />);
  expect(screen.getByRole<HTMLButtonElement>('switch', { name: 'Necessary' }).disabled).toBe(true);
});
