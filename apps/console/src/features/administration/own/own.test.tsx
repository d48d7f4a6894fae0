import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { Section } from '../parts/Section.tsx';
import { renderOffice } from '../testing/render-office.tsx';
import { ConfirmMailScreen } from './ConfirmMailScreen.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { OwnSessions } from './OwnSessions.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const settings = {
  version: 3,
  name: 'Ada',
  email: 'ada@example.test',
  pendingEmail: null,
  language: null,
  wantsSignInMails: true,
};
const session = (id: string, given: object = {}) => ({
  id,
  device: 'Firefox, Windows',
  country: 'SE',
  beganAt: '2026-11-13T10:00:00Z',
  lastSeenAt: '2026-11-13T10:00:00Z',
  isThisOne: false,
  ...given,
});

describe('the own settings', () => {
  it('[TEAM-08] the name is saved when it is left, on the version that is there, and mails are a switch', async () => {
    const onSaved = vi.fn();
    const { sent } = renderOffice(<OwnDetails own={settings} onSaved={onSaved} />, {
      OwnSettings: () => ({ ownSettings: settings }),
      SaveOwnSettings: () => ({ saveOwnSettings: { error: null, field: null } }),
    });
    const name = screen.getByRole('textbox', { name: 'Name' });
    fireEvent.change(name, { target: { value: '' } });
    fireEvent.blur(name);
    expect(screen.getByText('A name has 1 to 100 characters.')).toBeTruthy();
    expect(sent('SaveOwnSettings')).toEqual([]);
    fireEvent.change(name, { target: { value: 'Ada Ek' } });
    fireEvent.keyDown(name, { key: 'Enter' });
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    fireEvent.click(screen.getByRole('switch', { name: /A sign-in on a new device/ }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
    expect(sent('SaveOwnSettings')).toEqual([
      { version: 3, settings: { name: 'Ada Ek' } },
      { version: 3, settings: { wantsSignInMails: false } },
    ]);
  });

  it('[TEAM-10] [OFFICE-10] another mail address asks for a proof and says where the link went', async () => {
    let error: string | null = 'ERROR_INVALID_CREDENTIALS';
    const { sent } = renderOffice(
      <Section title="Own">
        <OwnDetails
          own={{ ...settings, pendingEmail: 'earlier@example.test' }}
          onSaved={() => undefined}
        />
      </Section>,
      { ChangeOwnEmail: () => ({ changeOwnEmail: { error } }) },
    );
    expect(screen.getByText(/A link was sent to earlier@example.test/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Change email' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'New email' }), {
      target: { value: 'new@example.test' },
    });
    const proof = screen.getByLabelText('Your own code, or your password if you have none');
    fireEvent.change(proof, { target: { value: 'wrong' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(document.activeElement).toBe(proof));
    expect(proof.getAttribute('aria-invalid')).toBe('true');
    error = null;
    fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(screen.getByText('Link sent')).toBeTruthy());
    expect(sent('ChangeOwnEmail')[1]).toEqual({ email: 'new@example.test', proof: 'wrong' });
  });

  it('[TEAM-08] [OFFICE-16] sessions are listed with device, country and last use, and end one by one or all others by their number', async () => {
    const onSignOut = vi.fn();
    const { sent } = renderOffice(<OwnSessions onSignOut={onSignOut} />, {
      OwnSessions: () => ({
        ownSessions: [
          session('here', { isThisOne: true }),
          session('phone', { device: 'Safari, iPhone' }),
          session('old', { device: '', country: null }),
        ],
      }),
      EndSession: () => ({ endSession: { error: null } }),
      EndOtherSessions: () => ({ endOtherSessions: { error: null } }),
    });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Firefox, WindowsSweden · This device'),
      expect.stringContaining('Safari, iPhoneSweden · Last use:'),
      expect.stringContaining('Unknown deviceLast use:'),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'End the session on Safari, iPhone' }));
    await waitFor(() => expect(sent('EndSession')).toEqual([{ id: 'phone' }]));
    fireEvent.click(screen.getByRole('button', { name: 'End the session on Firefox, Windows' }));
    expect(onSignOut).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'End all others' }));
    const sheet = await screen.findByRole('dialog');
    expect(
      within(sheet).getByText(/2 other devices are signed out at once. This cannot be undone/),
    ).toBeTruthy();
    fireEvent.click(within(sheet).getByRole('button', { name: 'End 2 sessions' }));
    await waitFor(() => expect(sent('EndOtherSessions')).toHaveLength(1));
  });

  it('[TEAM-10] the link in the mail counts by a tap, and one that is over says so', async () => {
    const onDone = vi.fn();
    let error: string | null = 'LINK_INVALID';
    renderOffice(<ConfirmMailScreen secret="s3cret" onDone={onDone} />, {
      ConfirmOwnEmail: () => ({ confirmOwnEmail: { error } }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Use this address' }));
    expect(await screen.findByText(/This link is no longer valid/)).toBeTruthy();
    error = null;
    fireEvent.click(screen.getByRole('button', { name: 'Use this address' }));
    expect(await screen.findByText(/The address was changed/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /sign-in/i }));
    expect(onDone).toHaveBeenCalledOnce();
  });
});
