import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWith } from '../../shared/testing/render-with.tsx';
import { WaitingTime } from './WaitingTime.tsx';

afterEach(cleanup);

const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const shown = () => screen.getByRole('status').textContent;

describe('the waiting time', () => {
  it('[TIME-15] shows the usual time while nobody has set one', () => {
    renderWith(<WaitingTime venueId="venue-1" minutes={null} refresh={vi.fn()} />, {});
    expect(shown()).toBe('15 min');
  });

  it('[D-32] tells the server, shows the new time at once and fetches the board', async () => {
    const refresh = vi.fn(async () => {});
    let answer: (result: object) => void = () => {};
    const world = renderWith(<WaitingTime venueId="venue-1" minutes={15} refresh={refresh} />, {
      SetWaitingTime: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await tap('Longer wait');
    expect(shown()).toBe('20 min');
    expect(world.requests).toEqual([['SetWaitingTime', { venueId: 'venue-1', minutes: 20 }]]);
    expect(refresh).not.toHaveBeenCalled();
    await act(async () => answer({ setWaitingTime: { success: true, error: null } }));
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('goes back when the server cannot be told', async () => {
    renderWith(<WaitingTime venueId="venue-1" minutes={15} refresh={vi.fn(async () => {})} />, {
      SetWaitingTime: () => {
        throw new Error('No');
      },
    });
    await tap('Longer wait');
    expect(shown()).toBe('15 min');
  });

  it('does not go below five minutes', () => {
    renderWith(<WaitingTime venueId="venue-1" minutes={5} refresh={vi.fn()} />, {});
    expect(screen.getByRole('button', { name: 'Shorter wait' })).toHaveProperty('disabled', true);
  });
});
