import { handClock } from '@tallrik/contract/client/fakes/hand-clock';
import { installNativeWrapper, type WrapperOptions } from '@tallrik/testing/native-wrapper';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserBridge, type NativeBridge } from '../../../shared/native-bridge/native-bridge.ts';
import { wrapperBridge } from '../../../shared/native-bridge/wrapper-bridge.ts';
import { findWrapper, type WrapperHost } from '../../../shared/native-bridge/wrapper.ts';
import { teachNativeDialogs } from '../../../shared/testing/native-dialogs.ts';
import { press, showPage } from '../../../shared/testing/show-page.tsx';
import { aVenueAnswer, shopAnswers } from '../../../shared/testing/shop-answers.ts';
import { teachMedia } from '../../../shared/testing/teach-media.ts';
import { StoreListingScreen } from './StoreListingScreen.tsx';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(false);
});
afterEach(() => {
  cleanup();
  for (const name of ['nativeWrapper', 'nativeReplies', 'nativePassedIn', 'emulatedWrapper'])
    Reflect.deleteProperty(globalThis, name);
});

const at = (name: string, lat: number, long: number) =>
  aVenueAnswer({
    id: name,
    name,
    location: { id: name, name: null, street: `${name} 1`, lat, long, city: 'X', zip: '1' },
  });
// On the equator, a quarter of the way round and a hundredth of a degree from where the guest stands.
const venues = [at('Around', 0, 90), at('Beside', 0, 0.01)];

/** The venue list with the app's own bridge: nothing between the page and the device is made up. */
async function open(bridge: NativeBridge) {
  showPage({
    Screen: StoreListingScreen,
    pattern: '/store-listing',
    at: '/store-listing',
    services: { bridge },
    answers: { ...shopAnswers(), VenueList: () => ({ allVenues: venues }) },
  });
  await screen.findByRole('button', { name: /^Around/ });
  await press('Find my position');
}
const rows = () =>
  screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent ?? '');

function inWrapper(options: WrapperOptions) {
  const emulated = installNativeWrapper(options);
  const clock = handClock();
  let count = 0;
  const wrapper = findWrapper(globalThis as WrapperHost, clock, () => `id-${(count += 1)}`);
  if (!wrapper) throw new Error('There is a wrapper');
  const pass = (ms: number) => act(async () => clock.pass(ms));
  return { emulated, pass, bridge: wrapperBridge(wrapper) };
}

describe('where the guest is', () => {
  it('[NATIVE-04] [NATIVE-05] [NATIVE-06] [D-129] is asked of the wrapper, and found under its request’s id at the next look', async () => {
    const { emulated, pass, bridge } = inWrapper({ position: { lat: 0, long: 0 } });
    await open(bridge);
    expect(emulated.messages).toEqual([{ type: 'GET_USER_LOCATION', id: 'id-1', data: null }]);
    // The answer to somebody else's question is there, too.
    (globalThis as WrapperHost).nativeReplies!['id-0'] = { lat: 0, long: 90 };
    await pass(149);
    expect(rows()[0]).toMatch(/^Around/);
    await pass(1);
    expect(rows()[0]).toMatch(/^Beside/);
  });

  it('[NATIVE-06] [D-129] a wrapper that says nothing for ten seconds leaves the list as it is', async () => {
    const { emulated, pass, bridge } = inWrapper({ isSilent: true });
    await open(bridge);
    await pass(10_150);
    (globalThis as WrapperHost).nativeReplies!['id-1'] = { lat: 0, long: 0 };
    await pass(1_000);
    expect(rows()[0]).toMatch(/^Around/);
    expect(emulated.messages).toHaveLength(1);
  });

  it('[NATIVE-08] [VENUE-10] outside a wrapper the browser says it; the way is measured on a globe of 12756274 m', async () => {
    const geolocation = {
      getCurrentPosition: (found: PositionCallback) =>
        found({ coords: { latitude: 0, longitude: 0 } } as GeolocationPosition),
    } as Geolocation;
    await open(browserBridge({ geolocation }));
    await screen.findByText('10019 km');
    expect(rows()[0]).toMatch(/^Beside/);
    // A quarter of the way round; with the mean diameter of 12742 km it would be 10007 km.
    expect(screen.getByText('1 km')).toBeDefined();
  });
});
