import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OptionGroup, type OptionGroupProps } from './OptionGroup.tsx';

afterEach(cleanup);

const options = [
  { id: 'm', label: 'Medium', price: 'Included' },
  { id: 'l', label: 'Large', price: '+ £2.50' },
  { id: 'xl', label: 'Quad', price: '+ £4.75', unavailable: 'Out of stock' },
];

function renderGroup(props: Partial<OptionGroupProps>) {
  const toggle = vi.fn();
  render(
    <OptionGroup
      title="Size"
      kind="single"
      options={options}
      selectedIds={['m']}
      onToggle={toggle}
      {...props}
    />,
  );
  return toggle;
}

describe('OptionGroup', () => {
  it('[ITEM-02] collapses and expands, and says what was chosen while closed', () => {
    renderGroup({ selectedIds: ['l'] });
    const head = screen.getByRole('button', { name: /Size/ });
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    fireEvent.click(head);
    expect(head.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryAllByRole('radio')).toHaveLength(0);
    expect(head.textContent).toContain('Large');
  });

  it('[ITEM-09] the chosen one of a single group cannot be unselected', () => {
    const toggle = renderGroup({});
    fireEvent.click(screen.getByRole('radio', { name: /Medium/ }));
    expect(toggle).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: /Large/ }));
    expect(toggle).toHaveBeenCalledWith('l');
  });

  it('[ITEM-11] in a multiple group each one toggles', () => {
    const toggle = renderGroup({ kind: 'multiple' });
    fireEvent.click(screen.getByRole('checkbox', { name: /Medium/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Large/ }));
    expect(toggle.mock.calls).toEqual([['m'], ['l']]);
  });

  it('[ITEM-23] one that is out of stock says so and cannot be chosen', () => {
    renderGroup({});
    const quad = screen.getByRole<HTMLInputElement>('radio', { name: /Quad Out of stock/ });
    expect(quad.disabled).toBe(true);
  });

  it('[ITEM-02] [F-60] closed, it says what was chosen and what that costs', () => {
    renderGroup({ selectedIds: ['l'] });
    const head = screen.getByRole('button', { name: /Size/ });
    fireEvent.click(head);
    expect(head.textContent).toContain('Large + £2.50');
  });

  it('[ITEM-02] [F-60] a badge that is answered becomes a check, with its words for those who hear it', () => {
    renderGroup({ badge: { text: 'Chosen', isRequired: true, isAnswered: true } });
    const head = screen.getByRole('button', { name: /Size Chosen/ });
    expect(head.querySelectorAll('svg')).toHaveLength(2);
    cleanup();
    renderGroup({ badge: { text: 'Choose one', isRequired: true } });
    const open = screen.getByRole('button', { name: /Size Choose one/ });
    expect(open.querySelectorAll('svg')).toHaveLength(1);
  });
});
