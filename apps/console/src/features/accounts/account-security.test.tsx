import { UnreachableError } from '@tallrik/contract/client/api-error';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWith, type Answers } from '../../shared/testing/render-with.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import { InvitationScreen } from './InvitationScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';
import type { StaffMember } from './use-staff-member.ts';

afterEach(cleanup);

const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const session = (token: string | null, error: string | null = null) => ({ token, error });
const elif: StaffMember = {
  id: 'staff-1',
  name: 'Elif',
  role: 'COMPANY_ADMIN',
  venues: [],
  company: { id: 'lokanta', displayName: 'Zeytin' },
  language: null,
  hasTwoFactor: false,
  isDevice: false,
  mustEnrolTwoFactor: false,
};

describe('signing in with a second factor', () => {
  const invitation = (right: string) => ({
    StaffLogin: ({ code }: Record<string, unknown>) => {
      if (code === undefined) return { staffLogin: session(null, 'TWO_FACTOR_CODE_REQUIRED') };
      if (code !== right) return { staffLogin: session(null, 'TWO_FACTOR_CODE_INVALID') };
      return { staffLogin: session('token-2') };
    },
  });
  const knock = async () => {
    const world = renderWith(<SignInScreen onDevice={() => {}} />, invitation('123456'));
    fill('Email', 'admin@nordbro.example');
    fill('Password', 'kitchen-kitchen');
    await tap('Sign in');
    return world;
  };

  it('[D-115] asks for the code after the password, and begins the session with it', async () => {
    const world = await knock();
    expect(screen.getByRole('heading', { name: 'Enter your code' })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('alert').textContent).toBe('');
    fill('Code', ' 123456 ');
    await tap('Sign in');
    expect(world.session.state().token).toBe('token-2');
    expect(world.requests.at(-1)?.[1]).toMatchObject({
      email: 'admin@nordbro.example',
      password: 'kitchen-kitchen',
      code: '123456',
    });
  });

  it('[D-115] [D-143] a wrong code is said and may be tried again', async () => {
    const world = await knock();
    fill('Code', '000000');
    await tap('Sign in');
    expect(screen.getByRole('alert').textContent).toMatch(/code is wrong/);
    expect(world.session.state().token).toBeNull();
    fill('Code', '123456');
    await tap('Sign in');
    expect(world.session.state().token).toBe('token-2');
  });

  it('an empty code is not sent, and there is a way back', async () => {
    const world = await knock();
    await tap('Sign in');
    expect(world.requests).toHaveLength(1);
    await tap('Use another account');
    expect(screen.getByLabelText('Password')).toBeInstanceOf(HTMLElement);
  });
});

describe('an invitation', () => {
  const known = (state: string) => ({
    StaffInvitation: () => ({
      staffInvitation: { state, company: 'Zeytin', name: 'Elif', inviter: 'Ada' },
    }),
  });
  const accept = async (answers: Answers) => {
    const onSignedIn = vi.fn();
    const screenOf = <InvitationScreen invitation="secret" onSignedIn={onSignedIn} />;
    const world = renderWith(screenOf, { ...known('OPEN'), ...answers });
    await act(() => world.clock.pass(0));
    return { ...world, onSignedIn };
  };

  it.each([
    ['USED', /has been used/, /was not you .* tell Ada at Zeytin/],
    ['REPLACED', /replaced by a newer one/, /Ask Ada at Zeytin/],
    ['EXPIRED', /has expired/, /Ask Ada at Zeytin/],
  ])('[SETUP-06] one that is %s says so and whom to ask', async (state, words, whom) => {
    const world = await accept(known(state));
    expect(screen.getByRole('status').textContent).toMatch(words);
    expect(screen.getByText(whom)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByLabelText('New password')).toBeNull();
    await tap('To the sign-in');
    expect(world.onSignedIn).toHaveBeenCalledOnce();
  });

  it('[SETUP-06] an address that was copied in half is none of them', async () => {
    await accept({ StaffInvitation: () => ({ staffInvitation: null }) });
    expect(screen.getByRole('status').textContent).toMatch(/belongs to no invitation/);
  });

  it('[SETUP-07] [SETUP-06] says who invites to what, and how good the password is while it is typed', async () => {
    await accept({});
    expect(screen.getByText('Ada invites you to Zeytin.')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('status')).toBeNull();
    for (const [typed, words] of [
      ['kitchen', 'Too short'],
      ['1234567890', 'Easy to guess'],
      ['fish and chips', 'Good'],
      ['correct horse battery staple', 'Strong'],
    ] as const) {
      fill('New password', typed);
      expect(screen.getByRole('status').textContent).toBe(words);
    }
  });

  it('[D-115] sets the password and signs in', async () => {
    const world = await accept({
      AcceptStaffInvitation: () => ({ acceptStaffInvitation: session('t') }),
    });
    fill('New password', 'long enough');
    await tap('Set password and sign in');
    expect(world.requests).toEqual([
      ['StaffInvitation', { invitation: 'secret' }],
      ['AcceptStaffInvitation', { invitation: 'secret', password: 'long enough' }],
    ]);
    expect(world.session.state().token).toBe('t');
    expect(world.onSignedIn).toHaveBeenCalledOnce();
  });

  it.each([
    ['INVITATION_INVALID', /used up or too old/],
    ['PASSWORD_TOO_SHORT', /too short/],
  ])('[D-143] says %s in words', async (error, words) => {
    const world = await accept({
      AcceptStaffInvitation: () => ({ acceptStaffInvitation: session(null, error) }),
    });
    await tap('Set password and sign in');
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(world.onSignedIn).not.toHaveBeenCalled();
  });

  it('[D-115] asks who has a second factor for its code', async () => {
    const world = await accept({
      AcceptStaffInvitation: ({ code }) => ({
        acceptStaffInvitation:
          code === '123456' ? session('t') : session(null, 'TWO_FACTOR_CODE_REQUIRED'),
      }),
    });
    fill('New password', 'long enough');
    await tap('Set password and sign in');
    fill('Code', '123456');
    await tap('Set password and sign in');
    expect(world.session.state().token).toBe('t');
  });
});

describe('setting up the second factor', () => {
  const setUp = async (confirmation: object) => {
    const onDone = vi.fn();
    const world = renderWith(<TwoFactorSetup staffId="staff-1" onDone={onDone} />, {
      BeginTwoFactor: () => ({
        beginTwoFactor: {
          secret: 'JBSWY3DPEHPK3PXP',
          address: 'otpauth://totp/Tallrik:elif?secret=JBSWY3DPEHPK3PXP',
          error: null,
        },
      }),
      ConfirmTwoFactor: () => ({ confirmTwoFactor: confirmation }),
    });
    await act(() => world.clock.pass(0));
    return { ...world, onDone };
  };

  it('[D-115] shows the key as a code to scan and as text to type', async () => {
    await setUp({});
    expect(screen.getByRole('img', { name: /QR code/ })).toBeInstanceOf(SVGElement);
    expect(screen.getByDisplayValue('JBSW Y3DP EHPK 3PXP')).toBeInstanceOf(HTMLElement);
  });

  it('[SETUP-07] on the phone itself the authenticator app is opened, or the key is copied', async () => {
    await setUp({});
    const link = screen.getByRole('link', { name: 'Open in authenticator app' });
    expect(link.getAttribute('href')).toBe('otpauth://totp/Tallrik:elif?secret=JBSWY3DPEHPK3PXP');
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInstanceOf(HTMLElement);
  });

  it('[D-115] goes on with the new token at once and shows the recovery codes until they are kept', async () => {
    const { session: current, onDone } = await setUp({
      token: 'token-2',
      recoveryCodes: ['aaaa-1111', 'bbbb-2222'],
      error: null,
    });
    fill('Code', '123456');
    await tap('Turn on');
    expect(current.state().token).toBe('token-2');
    expect(screen.getByRole('group', { name: 'Recovery codes' }).textContent).toContain(
      'bbbb-2222',
    );
    expect(onDone).not.toHaveBeenCalled();
    await tap('I have written them down');
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('[D-143] a wrong first code is said', async () => {
    await setUp({ token: null, recoveryCodes: null, error: 'TWO_FACTOR_CODE_INVALID' });
    fill('Code', '000000');
    await tap('Turn on');
    expect(screen.getByRole('alert').textContent).toMatch(/code is wrong/);
  });
});

describe('the own account', () => {
  const open = (answers: Answers, leave = async () => {}, member = elif) =>
    renderWith(
      <AccountSettings
        member={member}
        onChanged={() => {}}
        onSignOutEverywhere={leave}
        onBack={() => {}}
      />,
      answers,
    );

  it('[D-115] changes the password and goes on with the new token', async () => {
    const world = open({ ChangeStaffPassword: () => ({ changeStaffPassword: session('t2') }) });
    await tap('Change password');
    fill('Current password', 'old');
    fill('New password', 'long enough');
    await tap('Change password');
    expect(world.session.state().token).toBe('t2');
    expect(screen.getByText(/The password is changed/)).toBeInstanceOf(HTMLElement);
  });

  it('[D-143] a wrong current password is called that', async () => {
    open({
      ChangeStaffPassword: () => ({
        changeStaffPassword: session(null, 'ERROR_INVALID_CREDENTIALS'),
      }),
    });
    await tap('Change password');
    await tap('Change password');
    expect(screen.getByText('The current password is wrong.')).toBeInstanceOf(HTMLElement);
  });

  it('[D-115] does not claim to have signed out a lost tablet when nobody was reached', async () => {
    open({}, async () => {
      throw new UnreachableError('offline');
    });
    await tap('Sign out on all devices');
    expect(screen.getByRole('alert').textContent).toMatch(/No connection/);
  });

  it('[D-115] who has a second factor is not offered another', () => {
    open({}, undefined, { ...elif, hasTwoFactor: true });
    expect(screen.queryByRole('button', { name: 'Two-step sign-in' })).toBeNull();
    expect(screen.getByText('Two-step sign-in is on.')).toBeInstanceOf(HTMLElement);
  });

  const renewing = (renewal: object) =>
    open({ RenewRecoveryCodes: () => ({ renewRecoveryCodes: renewal }) }, undefined, {
      ...elif,
      hasTwoFactor: true,
    });

  it('[F-85] [D-115] [D-290] [TEAM-06] makes new recovery codes, shown until they are kept, and prints them alone', async () => {
    const world = renewing({ token: 't3', recoveryCodes: ['cccc-3333'], error: null });
    await tap('New recovery codes');
    fill('Code', ' 123456 ');
    await tap('New recovery codes');
    expect(world.requests).toEqual([['RenewRecoveryCodes', { code: '123456' }]]);
    expect(world.session.state().token).toBe('t3');
    expect(screen.getByRole('group', { name: 'Recovery codes' }).textContent).toContain(
      'cccc-3333',
    );
    await tap('Print');
    expect(world.printed).toHaveLength(1);
    // What goes on paper stands beside the app, and leaves with the codes.
    expect(document.body.lastElementChild?.textContent).toBe('Recovery codescccc-3333');
    await tap('I have written them down');
    expect(screen.queryByText('cccc-3333')).toBeNull();
    expect(screen.getByRole('button', { name: 'New recovery codes' })).toBeInstanceOf(HTMLElement);
  });

  it('[F-85] [D-143] a wrong code for them is said', async () => {
    renewing({ token: null, recoveryCodes: null, error: 'TWO_FACTOR_CODE_INVALID' });
    await tap('New recovery codes');
    fill('Code', '000000');
    await tap('New recovery codes');
    expect(screen.getByRole('alert').textContent).toMatch(/code is wrong/);
  });
});
