import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { teachNativeDialogs } from '../shared/testing/native-dialogs.ts';
import {
  errorBeside,
  openAccountDialog,
  press,
  refuseAsLimited,
  title,
  toasts,
  type,
} from './testing/account-dialogs.tsx';

// Loaded beforehand: how long a chunk takes is not what these tests ask.
beforeAll(async () => {
  await import('../features/accounts/AccountOverlays.tsx');
});
beforeEach(teachNativeDialogs);
afterEach(cleanup);

describe('a forgotten password', () => {
  const reachPassword = async () => {
    type('Mobile number', '+46 70 174 06 05');
    await press('Next');
    type('Code', '4711');
    await press('Next');
  };
  const sent = { SendResetPassword: () => ({ sendResetPassword: { success: true } }) };
  const save = async () => {
    type('Password', 'nytt1234');
    type('Repeat password', 'nytt1234');
    await press('Save');
  };

  it('[AUTH-15] [AUTH-16] phone, code, new password, then signing in', async () => {
    const { requests } = await openAccountDialog('FORGOT_PASSWORD', {
      ...sent,
      ConfirmResetPassword: () => ({ confirmResetPassword: { success: true } }),
    });
    await reachPassword();
    await save();
    expect(requests.at(-1)?.variables).toEqual({
      companyId: 'story-company',
      phone: '+46701740605',
      code: '4711',
      password: 'nytt1234',
    });
    expect(title()).toBe('Sign in');
  });

  it('[AUTH-17] a short code goes no further', async () => {
    await openAccountDialog('FORGOT_PASSWORD', sent);
    type('Mobile number', '+46 70 174 06 05');
    await press('Next');
    type('Code', '12');
    await press('Next');
    expect(screen.getByText('The code has at least 4 characters')).toBeDefined();
  });

  it('[ERR-13] [F-34] a wrong code leads back to the code, which says so', async () => {
    await openAccountDialog('FORGOT_PASSWORD', {
      ...sent,
      ConfirmResetPassword: () => ({
        confirmResetPassword: {
          success: false,
          error: 'ERROR_FAIL_VERIFY_PHONE',
          message: 'The code is wrong or too old.',
        },
      }),
    });
    await reachPassword();
    await save();
    expect(errorBeside('Code')).toBe('The code is wrong or too old.');
    expect(toasts()).toBe('');
  });

  it('[ERR-14] [F-34] a reset that the server refuses is titled so in the form, with what it said', async () => {
    await openAccountDialog('FORGOT_PASSWORD', { ...sent, ConfirmResetPassword: refuseAsLimited });
    await reachPassword();
    await save();
    expect(screen.getByRole('alert').textContent).toBe(
      'The password was not changed Too many tries. Wait a minute and try again.',
    );
    expect(toasts()).toBe('');
    expect(title()).not.toBe('Sign in');
  });

  it('[ERR-14] so is a code that cannot be sent', async () => {
    await openAccountDialog('FORGOT_PASSWORD', { SendResetPassword: refuseAsLimited });
    type('Mobile number', '+46 70 174 06 05');
    await press('Next');
    expect(screen.getByText('The password was not changed')).toBeDefined();
    expect(screen.queryByLabelText('Code')).toBeNull();
  });
});
