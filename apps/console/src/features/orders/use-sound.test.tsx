import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWith } from '../../shared/testing/render-with.tsx';
import { useSound } from './use-sound.ts';

afterEach(cleanup);

function SoundButton() {
  const { isOn, toggle } = useSound();
  return (
    <button type="button" onClick={toggle}>
      {isOn ? 'on' : 'off'}
    </button>
  );
}

/** A browser that is silent until somebody taps. */
function silentTablet(remembered: boolean | null = null) {
  const unlock = vi.fn(async () => true);
  const ring = vi.fn();
  const world = renderWith(<SoundButton />, {}, (services) => {
    services.memory.set('isSoundOn', remembered);
    services.bell = { unlock, ring, isUnlocked: () => false };
  });
  return { ...world, unlock, ring };
}

const text = () => screen.getByRole('button').textContent;

describe('the sound of the board', () => {
  it('[KITCHEN-06] where the browser blocks it, is on after the first tap anywhere, and not before its release', async () => {
    const { unlock } = silentTablet();
    expect(text()).toBe('off');
    // A page that changes between press and release loses the click that was meant for a card.
    await act(async () => void fireEvent.pointerDown(document.body));
    expect(unlock).not.toHaveBeenCalled();
    await act(async () => void fireEvent.click(document.body));
    expect(text()).toBe('on');
  });

  it('rings once as a proof when it is switched on by its button', async () => {
    const { ring, memory } = silentTablet(false);
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    expect(text()).toBe('on');
    expect(ring).toHaveBeenCalledOnce();
    expect(memory.get('isSoundOn')).toBe(true);
  });

  it('stays off on a tablet where somebody switched it off', async () => {
    const { unlock } = silentTablet(false);
    await act(async () => void fireEvent.click(document.body));
    expect(unlock).not.toHaveBeenCalled();
    expect(text()).toBe('off');
  });
});
