import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Wheel, WHEEL_ROW_PX } from './Wheel.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const options = ['11:00', '11:15', '11:30', '11:45'].map((time) => ({ value: time, label: time }));

function show(value = '11:15') {
  const chosen: string[] = [];
  render(
    <Wheel label="Time" options={options} value={value} onChange={(time) => chosen.push(time)} />,
  );
  return { chosen, wheel: screen.getByRole('listbox', { name: 'Time' }) };
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('a wheel', () => {
  it('[TIME-05] stands at the chosen option', () => {
    const { wheel } = show();
    expect(wheel.scrollTop).toBe(WHEEL_ROW_PX);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('11:15');
  });

  it('[TIME-05] chooses where it comes to rest, not what it passes', () => {
    const { chosen, wheel } = show();
    wheel.scrollTop = 2 * WHEEL_ROW_PX;
    fireEvent.scroll(wheel);
    pass(50);
    wheel.scrollTop = 3 * WHEEL_ROW_PX + 4;
    fireEvent.scroll(wheel);
    pass(500);
    expect(chosen).toEqual(['11:45']);
  });

  it.each([
    ['ArrowDown', '11:30'],
    ['ArrowUp', '11:00'],
    ['End', '11:45'],
    ['Home', '11:00'],
    ['PageDown', '11:45'],
    ['PageUp', '11:00'],
  ])('[TIME-05] [D-144] turns by keyboard: %s', (key, expected) => {
    const { chosen, wheel } = show();
    fireEvent.keyDown(wheel, { key });
    expect(chosen).toEqual([expected]);
  });

  it('takes a tap on an option', () => {
    const { chosen } = show();
    fireEvent.click(screen.getByRole('option', { name: '11:45' }));
    expect(chosen).toEqual(['11:45']);
  });
});
