import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Stepper } from './Stepper.tsx';

afterEach(cleanup);

const labels = { group: 'Quantity', decrease: 'Less', increase: 'More', remove: 'Remove' };

function Quantity(props: {
  start: number;
  min: number;
  max?: number;
  isPlusDisabled?: boolean;
  removesAtOne?: boolean;
  onLimit?: () => void;
}) {
  const [value, setValue] = useState(props.start);
  return <Stepper {...props} value={value} onChange={setValue} labels={labels} />;
}

const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });

describe('Stepper', () => {
  it('[ITEM-14] takes digits only and strips a leading zero', () => {
    render(<Quantity start={1} min={1} />);
    fireEvent.change(input(), { target: { value: '0a1-2' } });
    expect(input().value).toBe('12');
  });

  it('[ITEM-15] never goes below 1 on the item page and reaches 0 for an upsell item', async () => {
    const { unmount } = render(<Quantity start={1} min={1} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Less' }).disabled).toBe(true);
    unmount();
    render(<Quantity start={1} min={0} />);
    await userEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(input().value).toBe('0');
  });

  it('[ITEM-16] clamps a typed quantity to the maximum and tells the limit', () => {
    const onLimit = vi.fn();
    render(<Quantity start={1} min={1} max={5} onLimit={onLimit} />);
    fireEvent.change(input(), { target: { value: '17' } });
    expect(input().value).toBe('5');
    expect(onLimit).toHaveBeenCalledOnce();
  });

  it('[ITEM-16] plus at the maximum stays there and tells the limit', async () => {
    const onLimit = vi.fn();
    render(<Quantity start={5} min={1} max={5} onLimit={onLimit} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(input().value).toBe('5');
    expect(onLimit).toHaveBeenCalledOnce();
  });

  it('[ITEM-17] left empty it returns to its minimum on blur', () => {
    render(<Quantity start={4} min={1} />);
    fireEvent.change(input(), { target: { value: '' } });
    expect(input().value).toBe('');
    fireEvent.blur(input());
    expect(input().value).toBe('1');
  });

  it('[ITEM-17] a lone zero counts as empty where the minimum is 1', () => {
    render(<Quantity start={4} min={1} />);
    fireEvent.change(input(), { target: { value: '0' } });
    fireEvent.blur(input());
    expect(input().value).toBe('1');
  });

  it('[ITEM-18] plus, minus and the arrow keys change the quantity by 1', async () => {
    render(<Quantity start={2} min={1} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(input().value).toBe('3');
    await userEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(input().value).toBe('2');
    fireEvent.keyDown(input(), { key: 'ArrowUp' });
    expect(input().value).toBe('3');
  });

  it('[ITEM-19] plus can be switched off, also for the keyboard', () => {
    render(<Quantity start={0} min={0} isPlusDisabled />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More' }).disabled).toBe(true);
    fireEvent.keyDown(input(), { key: 'ArrowUp' });
    expect(input().value).toBe('0');
  });

  it('minus at one is called remove where it takes the line away', () => {
    render(<Quantity start={1} min={0} removesAtOne />);
    expect(screen.getByRole('button', { name: 'Remove' })).toBeInstanceOf(HTMLElement);
  });
});
