import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { place, showPage } from '../../shared/testing/show-page.tsx';
import { shopAnswers } from '../../shared/testing/shop-answers.ts';
import { teachMedia } from '../../shared/testing/teach-media.ts';
import { ROUTES } from '../routes.tsx';
import { Shell } from './Shell.tsx';
import { useDragBack } from './use-drag-back.ts';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(true);
});
afterEach(cleanup);

function Stack({ onBack, isOn = true }: { onBack: () => void; isOn?: boolean }) {
  const page = useDragBack(isOn, onBack);
  return (
    <div ref={page} data-testid="page">
      <p>Soup</p>
      <div data-drags>Row that is swiped itself</div>
    </div>
  );
}

function drag(text: string, by: { right: number; down?: number }) {
  const element = screen.getByText(text);
  const at = (share: number) => ({
    clientX: 20 + by.right * share,
    clientY: 200 + (by.down ?? 0) * share,
  });
  fireEvent.touchStart(element, { touches: [at(0)] });
  fireEvent.touchMove(element, { touches: [at(0.5)] });
  fireEvent.touchMove(element, { touches: [at(1)] });
  const moved = element.parentElement?.style.transform;
  fireEvent.touchEnd(element, { touches: [], changedTouches: [at(1)] });
  return moved;
}

async function show(isOn = true) {
  let backs = 0;
  render(<Stack isOn={isOn} onBack={() => (backs += 1)} />);
  // The gesture's code comes after the page.
  await vi.dynamicImportSettled();
  return () => backs;
}

describe('dragging a stack screen', () => {
  it('[SHELL-19] more than 100 px to the right goes back', async () => {
    const backs = await show();
    expect(drag('Soup', { right: 101 })).toBe('translateX(101px)');
    expect(backs()).toBe(1);
  });

  it('[SHELL-19] 100 px or less springs back', async () => {
    const backs = await show();
    drag('Soup', { right: 100 });
    expect(backs()).toBe(0);
    expect(screen.getByTestId('page').style.transform).toBe('');
  });

  it('[SHELL-19] to the left, mostly downwards, or on a row with a swipe of its own does nothing', async () => {
    const backs = await show();
    drag('Soup', { right: -200 });
    drag('Soup', { right: 150, down: 300 });
    drag('Row that is swiped itself', { right: 200 });
    expect(backs()).toBe(0);
  });

  it('[SHELL-18] other screens do not move', async () => {
    const backs = await show(false);
    expect(drag('Soup', { right: 200 })).toBe('');
    expect(backs()).toBe(0);
  });
});

describe('a page of the app', () => {
  const show = async (path: 'cart' | 'menu') => {
    const Screen = () => (
      <Shell route={ROUTES.find((route) => route.path === path)!}>
        <p>The page</p>
      </Shell>
    );
    showPage({
      Screen,
      pattern: `/order/:venueId/${path}`,
      after: '/order/venue-1',
      at: `/order/venue-1/${path}`,
      answers: {
        ...shopAnswers(),
        VenueList: () => ({ allVenues: [] }),
        SideContents: () => ({ allContents: [] }),
        CurrentTime: () => ({ currentTime: new Date().toISOString() }),
      },
    });
    await screen.findByText('The page');
    await vi.dynamicImportSettled();
  };

  it('[SHELL-19] one that lies on another is dragged away, and the page before it is there', async () => {
    await show('cart');
    drag('The page', { right: 100 });
    expect(place()).toBe('/order/venue-1/cart');
    drag('The page', { right: 101 });
    await vi.waitFor(() => expect(place()).toBe('/order/venue-1'));
  });

  it('[SHELL-18] [SHELL-19] a tab lies on nothing', async () => {
    await show('menu');
    expect(drag('The page', { right: 200 })).toBe('');
    expect(place()).toBe('/order/venue-1/menu');
  });
});
