import { UnreachableError } from '@tallrik/contract/client/api-error';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../../shared/testing/native-dialog.ts';
import { renderWith, type Answers } from '../../shared/testing/render-with.tsx';
import { PauseControl } from './PauseControl.tsx';
import { PausedBar } from './PausedBar.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const NOON_MS = Date.UTC(2026, 2, 2, 12);
const done = { success: true, error: null };
const pace = { venueId: 'venue-1', nowMs: NOON_MS, timeZone: 'Europe/Stockholm' };
const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

function control(isPaused: boolean, answers: Answers) {
  const refresh = vi.fn(async () => {});
  const world = renderWith(
    <PauseControl
      {...pace}
      pausedUntil={isPaused ? '2026-03-02T12:30:00Z' : null}
      refresh={refresh}
    />,
    answers,
  );
  const flip = () => act(async () => void fireEvent.click(screen.getByRole('switch')));
  return { ...world, refresh, flip };
}

describe('pausing orders', () => {
  it.each([
    ['Pause for 15 min', '2026-03-02T12:15:00Z'],
    ['Pause for 60 min', '2026-03-02T13:00:00Z'],
    ['Pause until tomorrow', '2026-03-03T04:00:00Z'],
  ])('[D-146] %s', async (choice, until) => {
    const { requests, refresh, flip } = control(false, {
      PauseVenue: () => ({ pauseVenue: done }),
    });
    await flip();
    expect(requests).toEqual([]);
    await tap(choice);
    expect(requests).toEqual([['PauseVenue', { venueId: 'venue-1', until }]]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('[D-146] taking orders again needs no question', async () => {
    const { requests, flip } = control(true, { ResumeVenue: () => ({ resumeVenue: done }) });
    expect(screen.getByRole('switch', { name: 'Paused' })).toBeInstanceOf(HTMLElement);
    await flip();
    expect(requests).toEqual([['ResumeVenue', { venueId: 'venue-1' }]]);
  });

  it('[D-143] says when the server could not be told', async () => {
    const { flip } = control(true, {
      ResumeVenue: () => {
        throw new UnreachableError('offline');
      },
    });
    await flip();
    expect(screen.getByRole('alert').textContent).toMatch(/No connection/);
  });
});

describe('the bar of a paused venue', () => {
  const bar = (pausedUntil: string, pauseReason: string | null = null) =>
    renderWith(<PausedBar {...pace} {...{ pausedUntil, pauseReason }} refresh={async () => {}} />, {
      ResumeVenue: () => ({ resumeVenue: done }),
    });

  it('says until when, by the wall of the restaurant, and ends the pause', async () => {
    const { requests } = bar('2026-03-02T12:30:00Z');
    expect(screen.getByText('Orders are paused until 13:30.')).toBeInstanceOf(HTMLElement);
    await tap('Take orders again');
    expect(requests).toEqual([['ResumeVenue', { venueId: 'venue-1' }]]);
  });

  it('[PLACES-16] says why, where whoever paused it has said so', () => {
    bar('2026-03-02T12:30:00Z', 'The oven is broken');
    expect(screen.getByText('The oven is broken')).toBeInstanceOf(HTMLElement);
  });

  it('is gone on the second the pause ends, before the board is fetched again', () => {
    bar('2026-03-02T12:00:00Z');
    expect(screen.queryByText(/paused/)).toBeNull();
  });
});
