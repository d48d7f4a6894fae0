/** How this phone keeps the app on its home screen: by asking the browser, by a hint where it has no way to ask, or not. */
export type InstallOffer = 'ASK_BROWSER' | 'SHOW_HINT' | 'NONE';

/** Chromium's event, which the browser library does not know. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

export type InstallWindow = Pick<Window, 'addEventListener' | 'matchMedia'> & {
  navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { standalone?: boolean };
};

export type InstallOffers = {
  current: () => InstallOffer;
  subscribe: (listener: () => void) => () => void;
  /** Shows the browser's own question; it may be asked once per offer. */
  ask: () => Promise<void>;
  listen: (window: InstallWindow) => void;
};

export function makeInstallOffers(): InstallOffers {
  let offer: InstallOffer = 'NONE';
  let event: InstallEvent | null = null;
  const listeners = new Set<() => void>();
  const change = (next: InstallOffer, nextEvent: InstallEvent | null) => {
    offer = next;
    event = nextEvent;
    listeners.forEach((listener) => listener());
  };
  return {
    current: () => offer,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: async () => {
      const promptEvent = event;
      change('NONE', null);
      await promptEvent?.prompt();
    },
    listen: (window) => {
      // A wrapper and an installed app are on the home screen already.
      if ('nativeWrapper' in window || window.matchMedia('(display-mode: standalone)').matches)
        return;
      window.addEventListener('beforeinstallprompt', (offered) => {
        // Unprevented, the browser lays its own bar over the menu.
        offered.preventDefault();
        change('ASK_BROWSER', offered as InstallEvent);
      });
      window.addEventListener('appinstalled', () => change('NONE', null));
      if (isAppleTouchDevice(window.navigator)) change('SHOW_HINT', null);
    },
  };
}

/** Safari on iPhone and iPad installs through its share menu only; an iPad calls itself a Mac, but has a touch screen. */
function isAppleTouchDevice(device: InstallWindow['navigator']): boolean {
  if (device.standalone === true) return false;
  const isTablet = /Macintosh/.test(device.userAgent) && device.maxTouchPoints > 1;
  return isTablet || /iPhone|iPad|iPod/.test(device.userAgent);
}

/** The one of this page: the browser's event comes once, and often before the app is up. */
export const installOffers = makeInstallOffers();
