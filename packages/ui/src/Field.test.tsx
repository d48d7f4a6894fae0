import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

it('[D-144] a wrong field is marked and described by its error', () => {
  render(
    <TextField
      label="Email"
      value="a@"
      onChange={() => {}}
      hint="For the receipt"
      error="Incorrect"
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const describedBy = field.getAttribute('aria-describedby');
  expect(document.getElementById(describedBy ?? '')?.textContent).toBe('Incorrect');
  expect(screen.queryByText('For the receipt')).toBeNull();
});

it('[CART-38] a textarea takes no more than its limit, also when pasted', () => {
  const change = vi.fn();
  render(
    <TextArea
      label="Comment"
      value=""
      onChange={change}
      maxLength={150}
      counterLabel="150 characters left"
    />,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Comment' }), {
    target: { value: 'x'.repeat(200) },
  });
  expect(change).toHaveBeenCalledWith('x'.repeat(150));
});
