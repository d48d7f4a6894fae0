import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAnalytics } from '../../shared/analytics/analytics.ts';
import { openLocalData } from '../../shared/local-data/local-data.ts';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { place, press, showPage } from '../../shared/testing/show-page.tsx';
import { CookiesScreen } from './CookiesScreen.tsx';
import { SupportScreen } from './SupportScreen.tsx';

const answers: string[] = [];
beforeEach(() => {
  teachNativeDialogs();
  answers.length = 0;
  vi.stubGlobal('navigator', {
    sendBeacon: (_address: string, body: Blob) =>
      void body.text().then((text) => answers.push(JSON.parse(text).answer)),
  });
});
afterEach(cleanup);

const user = {
  id: 'user-1',
  name: 'Åsa Lind',
  phone: '+46701740605',
  easyId: '1042',
  deleted: false,
  activated: true,
};

const openSupport = (page: Partial<Parameters<typeof showPage>[0]> = {}) =>
  showPage({ Screen: SupportScreen, pattern: '/support', at: '/support', ...page });

describe('support', () => {
  it('[SUPPORT-01] [SUPPORT-02] [AUTH-33] [ROUTE-26] shows words, and a mail button only with an address', () => {
    openSupport({ company: { company: { supportEmail: 'hej@example.org' } } });
    expect(screen.getByText(/Write to us and we will sort it out/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe(
      'mailto:hej@example.org',
    );
    cleanup();
    openSupport();
    expect(screen.queryByRole('link', { name: 'Write to us' })).toBeNull();
  });

  it('[SUPPORT-03] offers deletion to signed-in guests only', async () => {
    openSupport();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    cleanup();
    openSupport({ signedInAs: 'user-1', answers: { SignedInGuest: () => ({ User: user }) } });
    expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeDefined();
  });

  const deletion = async (isGone: boolean) => {
    const shown = openSupport({
      signedInAs: 'user-1',
      answers: {
        SignedInGuest: () => ({ User: user }),
        DeleteNode: () => ({ deleteNode: { success: isGone } }),
        CreateHashedPhoneNumber: () => ({ createHashedPhoneNumber: { success: true } }),
      },
    });
    await screen.findByRole('button', { name: 'Delete my account' });
    shown.localData.set('cartId', 'cart-1');
    shown.localData.set('language', 'en');
    await press('Delete my account');
    expect(shown.requestedOperations()).not.toContain('DeleteNode');
    await press('Delete my account');
    return shown;
  };

  it('[AUTH-30] [AUTH-31] [SUPPORT-03] after a question the account is gone, local data too, and home opens', async () => {
    const { localData, requestedOperations } = await deletion(true);
    await waitFor(() => expect(place()).toBe('/'));
    expect(requestedOperations()).toContain('CreateHashedPhoneNumber');
    expect(localData.get('authToken')).toBeNull();
    expect(localData.get('cartId')).toBeNull();
    expect(localData.get('language')).toBe('en');
  });

  it('[AUTH-32] [SUPPORT-04] a failure says whom to ask and keeps the guest', async () => {
    const { localData } = await deletion(false);
    expect(
      await screen.findByText('The account was not deleted. Please contact support.'),
    ).toBeDefined();
    expect(localData.get('authToken')).not.toBeNull();
    expect(place()).toBe('/support');
  });
});

describe('cookies', () => {
  it('[SUPPORT-05] [SUPPORT-06] [SUPPORT-07] [SUPPORT-09] necessary stand, analytics is a choice, and saving says so', async () => {
    const { localData } = showPage({ Screen: CookiesScreen, pattern: '/cookies', at: '/cookies' });
    expect(
      screen.getByRole('switch', { name: 'Necessary' }).getAttribute('disabled'),
    ).not.toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Statistics' })));
    expect(localData.get('analyticsConsent')).toBe(false);
    await press('Save');
    expect(localData.get('cookieConsent')).toBe(true);
    expect(localData.get('analyticsConsent')).toBe(true);
    expect(screen.getByRole('button', { name: 'Saved' })).toBeDefined();
  });

  it('[SUPPORT-06] [SUPPORT-08] [F-41] the switch governs: a visit begins with the yes and ends with the no', async () => {
    const events: string[] = [];
    const localData = openLocalData('story-company', null);
    const analytics = makeAnalytics({
      scope: 'OWN',
      localData,
      openVisit: async () => ({
        add: ({ name }) => events.push(name),
        end: () => events.push('end'),
      }),
    });
    showPage({
      Screen: CookiesScreen,
      pattern: '/cookies',
      at: '/cookies',
      services: { localData, renderedData: localData, analytics },
    });
    analytics.showPage('cookies');
    const toggle = () =>
      act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Statistics' })));
    await toggle();
    expect(events).toEqual([]);
    await press('Save');
    expect(events).toEqual(['page_view']);
    await toggle();
    await press('Save');
    expect(events).toEqual(['page_view', 'end']);
    analytics.report({ name: 'payment_started', cartId: 'c' });
    await act(async () => undefined);
    expect(events).toEqual(['page_view', 'end']);
    expect(answers).toEqual(['ALLOWED', 'WITHDRAWN']);
  });
});
