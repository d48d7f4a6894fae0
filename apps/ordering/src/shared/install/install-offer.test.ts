import { describe, expect, it, vi } from 'vitest';
import { makeInstallOffers, type InstallWindow } from './install-offer.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';

function visit(changes: { userAgent?: string; isInstalled?: boolean; isWrapped?: boolean } = {}) {
  const listeners = new Map<string, (event: Event) => void>();
  const window = {
    addEventListener: (type: string, listener: (event: Event) => void) =>
      void listeners.set(type, listener),
    matchMedia: () => ({ matches: changes.isInstalled ?? false }),
    navigator: { userAgent: changes.userAgent ?? 'Android', maxTouchPoints: 5 },
    ...(changes.isWrapped ? { nativeWrapper: {} } : {}),
  } as unknown as InstallWindow;
  const offers = makeInstallOffers();
  offers.listen(window);
  const fire = (type: string) => {
    const event = { preventDefault: vi.fn(), prompt: vi.fn(async () => undefined) };
    listeners.get(type)?.(event as unknown as Event);
    return event;
  };
  return { offers, fire };
}

describe('a place on the home screen', () => {
  it('is offered once the browser allows it, and asked for by the guest', async () => {
    const { offers, fire } = visit();
    expect(offers.current()).toBe('NONE');
    const event = fire('beforeinstallprompt');
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(offers.current()).toBe('ASK_BROWSER');
    await offers.ask();
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(offers.current()).toBe('NONE');
  });

  it('is explained where the browser cannot be asked', () => {
    expect(visit({ userAgent: IPHONE }).offers.current()).toBe('SHOW_HINT');
  });

  it.each([{ isInstalled: true }, { isWrapped: true }])(
    '[NATIVE-01] is not offered to those who have one: %j',
    (changes) => {
      const { offers, fire } = visit({ userAgent: IPHONE, ...changes });
      fire('beforeinstallprompt');
      expect(offers.current()).toBe('NONE');
    },
  );

  it('is not offered again once the app is installed', () => {
    const { offers, fire } = visit();
    fire('beforeinstallprompt');
    fire('appinstalled');
    expect(offers.current()).toBe('NONE');
  });
});
