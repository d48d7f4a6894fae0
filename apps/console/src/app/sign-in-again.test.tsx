import { ApiError } from '@tallrik/contract/client/api-error';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
import { useServices } from '../shared/services.tsx';
import { OwnDetails } from '../features/administration/own/OwnDetails.tsx';
import { OwnSettingsDocument } from '../features/administration/generated/graphql.ts';
import { renderOffice } from '../features/administration/testing/render-office.tsx';
import { OthersChanges } from '../features/administration/office/OthersChanges.tsx';
import { SignInAgain } from './SignInAgain.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const settings = {
  version: 3,
  name: 'Ada',
  email: 'ada@example.test',
  pendingEmail: null,
  language: null,
  wantsSignInMails: true,
};
const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.signature`;

describe('[OFFICE-22] a session that ends under an open page', () => {
  function open() {
    let isOver = true;
    let who = 'bo';
    const onSaved = vi.fn();
    const world = renderOffice(
      <>
        <SignInAgain person={{ id: 'ada', name: 'Ada' }} />
        <OwnDetails own={settings} onSaved={onSaved} />
      </>,
      {
        OwnSettings: () => ({ ownSettings: settings }),
        SaveOwnSettings: () => {
          if (isOver) throw new ApiError('UNAUTHENTICATED', 'No', null);
          return { saveOwnSettings: { error: null, field: null } };
        },
        StaffLogin: ({ code }) => {
          if (!code) return { staffLogin: { token: null, error: 'TWO_FACTOR_CODE_REQUIRED' } };
          isOver = false;
          return { staffLogin: { token: tokenOf(who), error: null } };
        },
      },
      '/office/me',
      ({ session }) => session.begin('old'),
    );
    const name = screen.getByRole('textbox', { name: 'Name' });
    fireEvent.change(name, { target: { value: 'Ada Ek' } });
    fireEvent.keyDown(name, { key: 'Enter' });
    return { ...world, onSaved, as: (id: string) => (who = id) };
  }
  const give = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  const press = (name: string) =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

  it('asks for the password over it; then what was to be saved is sent once', async () => {
    const world = open();
    await screen.findByRole('dialog', { name: 'Sign in again' });
    await give('Email', 'ada@example.test');
    await give('Password', 'a good password');
    press('Sign in');
    const code = await screen.findByRole('textbox', { name: /code/i });
    fireEvent.change(code, { target: { value: '123456' } });
    press('Sign in');
    // Somebody else's account: what waits is Ada's.
    expect(await screen.findByText(/This page is Ada’s/)).toBeTruthy();
    expect(world.session.state().token).toBe('old');
    world.as('ada');
    await give('Email', 'ada@example.test');
    await give('Password', 'a good password');
    press('Sign in');
    fireEvent.change(await screen.findByRole('textbox', { name: /code/i }), {
      target: { value: '123456' },
    });
    press('Sign in');
    await waitFor(() => expect(world.onSaved).toHaveBeenCalledOnce());
    expect(world.session.state().token).toBe(tokenOf('ada'));
    expect(world.sent('SaveOwnSettings')).toEqual([
      { version: 3, settings: { name: 'Ada Ek' } },
      { version: 3, settings: { name: 'Ada Ek' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is over where nobody signs in again', async () => {
    const world = open();
    await screen.findByRole('dialog', { name: 'Sign in again' });
    press('Sign out');
    await waitFor(() => expect(world.session.state().token).toBeNull());
    expect(world.onSaved).not.toHaveBeenCalled();
  });
});

describe('[OFFICE-19] what others change', () => {
  function OpenPage() {
    const { api } = useServices();
    const { data } = useQuery({
      queryKey: ['admin', 'own-settings'],
      queryFn: async () => (await api.call(OwnSettingsDocument, {})).ownSettings,
    });
    return data ? <OwnDetails own={data} onSaved={() => undefined} /> : null;
  }

  it('is on the screen within 10 seconds, and the field somebody types in stays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let saved = settings;
    let isChanged = false;
    const { sent } = renderOffice(
      <>
        <OthersChanges companyId="smash" />
        <OpenPage />
      </>,
      {
        OwnSettings: () => ({ ownSettings: saved }),
        OfficeNews: () => ({
          officeNews: { latest: isChanged ? '8' : '7', isChangedByOthers: isChanged },
        }),
      },
    );
    const name = await screen.findByRole('textbox', { name: 'Name' });
    fireEvent.change(name, { target: { value: 'Half a na' } });
    saved = { ...settings, email: 'changed@example.test', name: 'Theirs' };
    isChanged = true;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('changed@example.test')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Name' })).toBe(name);
    expect((name as HTMLInputElement).value).toBe('Half a na');
    expect(sent('OfficeNews').slice(0, 2)).toEqual([
      { companyId: 'smash', after: null },
      { companyId: 'smash', after: '7' },
    ]);
  });
});
