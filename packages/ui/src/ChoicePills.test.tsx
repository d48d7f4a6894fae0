import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoicePills } from './ChoicePills.tsx';

afterEach(cleanup);

it('tells the tap on the chosen pill too, so that a tip can be taken back', () => {
  const choose = vi.fn();
  render(
    <ChoicePills
      title="Tip"
      choices={[{ id: '10', label: '10%' }]}
      selectedId="10"
      onChoose={choose}
    />,
  );
  const pill = screen.getByRole('button', { name: '10%', pressed: true });
  fireEvent.click(pill);
  expect(choose).toHaveBeenCalledWith('10');
});
