import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('takes no second tap while it is loading', () => {
    const pay = vi.fn();
    render(
      <Button loading onClick={pay}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    fireEvent.click(button);
    expect(pay).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('[ITEM-26] an incomplete button reads as disabled and still takes the tap', () => {
    const scrollToOptions = vi.fn();
    render(
      <Button isIncomplete onClick={scrollToOptions}>
        Choose
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Choose' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(scrollToOptions).toHaveBeenCalledOnce();
  });

  it('with an address it is a link', () => {
    render(<Button href="/order/v1/menu">Menu</Button>);
    expect(screen.getByRole('link', { name: 'Menu' }).getAttribute('href')).toBe('/order/v1/menu');
  });
});
