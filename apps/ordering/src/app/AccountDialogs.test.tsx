import { ApiError } from '@tallrik/contract/client/api-error';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { answeringApi } from '../shared/testing/answering-api.ts';
import { teachNativeDialogs } from '../shared/testing/native-dialogs.ts';
import {
  errorBeside,
  openAccountDialog,
  press,
  refuseAsLimited,
  title,
  toasts,
  TOKEN,
  type,
} from './testing/account-dialogs.tsx';

// Loaded beforehand: how long a chunk takes is not what these tests ask.
beforeAll(async () => {
  await import('../features/accounts/AccountOverlays.tsx');
});
beforeEach(teachNativeDialogs);
afterEach(cleanup);

async function fillFirstStep() {
  type('First and last name', 'Åsa Lind');
  type('Mobile number', '+46 70 174 06 05');
  type('Email', 'asa@example.org');
  await press('Next');
}

async function fillPassword() {
  type('Password', 'hemligt');
  type('Repeat password', 'hemligt');
  await press('Next');
}

describe('signing in', () => {
  const signIn = async () => {
    type('Mobile number', '+46 70 174 06 05');
    type('Password', 'hemligt');
    await press('Sign in');
  };

  it('[DATA-38] [AUTH-02] [AUTH-08] [AUTH-22] an activated guest is signed in, and the cart becomes theirs', async () => {
    const { requests, localData, sent } = await openAccountDialog(
      'SIGN_IN',
      { Login: () => ({ login: { token: TOKEN } }) },
      { hasDishes: true },
    );
    await signIn();
    expect(requests[0]).toEqual({
      operation: 'Login',
      variables: { companyId: 'story-company', phone: '+46701740605', password: 'hemligt' },
    });
    expect(localData.get('authToken')).toBe(TOKEN);
    expect(localData.get('temporaryAuthToken')).toBeNull();
    expect(sent).toEqual([{ type: 'UPDATE_USER', userId: 'user-1' }]);
  });

  it('[DATA-38] [AUTH-23] [AUTH-24] a phone that is not verified holds a temporary token and goes on to its code', async () => {
    const { localData } = await openAccountDialog('SIGN_IN', {
      Login: () => ({ login: { token: TOKEN } }),
      OwnActivation: () => ({ User: { id: 'user-1', activated: false } }),
    });
    await signIn();
    expect(localData.get('authToken')).toBeNull();
    expect(localData.get('temporaryAuthToken')).toBe(TOKEN);
    expect(title()).toBe('Enter the code');
  });

  it('[ERR-05] [ERR-12] [D-185] [F-34] a wrong password is said beside the password, until it is typed anew', async () => {
    const { localData } = await openAccountDialog('SIGN_IN', {
      Login: () => ({ login: { error: 'ERROR_INVALID_CREDENTIALS' } }),
    });
    await signIn();
    expect(errorBeside('Password')).toBe(
      'Sign-in failed. The phone number or the password is wrong.',
    );
    expect(toasts()).toBe('');
    expect(localData.get('authToken')).toBeNull();
    type('Password', 'hemligare');
    expect(errorBeside('Password')).toBeNull();
  });

  it('[ERR-12] [D-185] [F-34] what no field is to blame for stands in the form, until the next try', async () => {
    let isDown = true;
    await openAccountDialog('SIGN_IN', {
      Login: () => ({ login: isDown ? { error: 'RATE_LIMITED' } : { token: TOKEN } }),
    });
    await signIn();
    expect(screen.getByRole('alert').textContent).toBe(
      'Sign-in failed Too many tries. Wait a minute and try again.',
    );
    expect(toasts()).toBe('');
    isDown = false;
    await press('Sign in');
    expect(screen.queryByText(/Too many tries/)).toBeNull();
  });

  it.each([{}, { token: null, error: null }])(
    '[ERR-07] an answer without a guest and without a reason asks to log in again',
    async (answer) => {
      const { localData } = await openAccountDialog('SIGN_IN', {
        Login: () => ({ login: answer }),
      });
      await signIn();
      expect(screen.getByRole('alert').textContent).toMatch(/^Sign-in failed.*logging in again/);
      expect(localData.get('authToken')).toBeNull();
    },
  );

  it('[ERR-08] a number that the server does not take is said beside it; its own breakdown in the form', async () => {
    let isDown = false;
    await openAccountDialog('SIGN_IN', {
      Login: () => {
        if (isDown) throw new ApiError('INTERNAL_SERVER_ERROR', 'Unexpected', null);
        return { login: { error: 'ERROR_NOT_VALID_PHONE_NUMBER' } };
      },
    });
    await signIn();
    const aboutPhone = errorBeside('Mobile number');
    expect(aboutPhone).toMatch(/^Sign-in failed\. .*number/);
    isDown = true;
    await press('Sign in');
    const aboutServer = screen.getByRole('alert').textContent;
    expect(aboutServer).toMatch(/^Sign-in failed/);
    expect(aboutServer).not.toContain('logging in again');
    expect(aboutServer).not.toBe(aboutPhone);
  });

  it('[ROUTE-31] [D-154] then opens the page that asked for it', async () => {
    const { localData } = await openAccountDialog(
      'SIGN_IN',
      { Login: () => ({ login: { token: TOKEN } }) },
      { returnTo: '/order-history' },
    );
    await signIn();
    expect(document.querySelector('output')?.textContent).toBe('/order-history');
    expect(localData.get('redirectPath')).toBe('/');
  });

  it('[AUTH-14] the phone starts with the country', async () => {
    await openAccountDialog('SIGN_IN', {});
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('+46 ');
  });

  it.each([
    ['the company’s code first', { code: '+358', country: 'DK' }, '+358 '],
    ['then its country’s', { code: null, country: 'TR' }, '+90 '],
    ['and +46 where nobody knows', { code: null, country: 'XX' }, '+46 '],
  ])('[AUTH-14] [D-156] the phone starts with %s', async (_which, company, prefix) => {
    await openAccountDialog('SIGN_IN', {}, { company });
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe(prefix);
  });
});

describe('the login modal', () => {
  it.each([
    ['HISTORY', 'Sign in to see your orders'],
    ['OFFER', 'This offer is personal'],
    ['PROMO_CODE', 'This code is for members'],
    ['LOYALTY_CODE', 'Sign in to see your code'],
  ] as const)(
    '[SHELL-25] [F-39] for %s it does not speak of ordering, and can be closed',
    async (cause, words) => {
      await openAccountDialog('LOGIN', {}, { cause });
      expect(screen.getByRole('alertdialog', { name: words }).textContent).not.toContain(
        'to order',
      );
      await press('Close');
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  it('[SHELL-25] offers Create and Sign in to who wants to order', async () => {
    await openAccountDialog('LOGIN', {});
    expect(screen.getByText(/You need an account to order here/)).toBeDefined();
    await press('Create account');
    expect(title()).toBe('Create account');
  });
});

describe('signing up', () => {
  const notDeleted = {
    PhoneDeletedLately: () => ({
      hasPhoneNumberBeenDeletedLately: { deletedLately: false, success: true },
    }),
  };

  it('[AUTH-03] [AUTH-04] [AUTH-05] [AUTH-12] three steps, the phone checked before the second', async () => {
    const { requestedOperations, requests } = await openAccountDialog('SIGN_UP', {
      ...notDeleted,
      Register: () => ({ register: { token: TOKEN } }),
      OwnActivation: () => ({ User: { id: 'user-1', activated: false } }),
    });
    await fillFirstStep();
    expect(requestedOperations()).toEqual(['PhoneDeletedLately']);
    await fillPassword();
    type('Discount or referral code (optional)', 'VÄN10');
    await press('Create account');
    expect(requests.find(({ operation }) => operation === 'Register')?.variables).toEqual({
      companyId: 'story-company',
      name: 'Åsa Lind',
      phone: '+46701740605',
      email: 'asa@example.org',
      password: 'hemligt',
      referral: 'VÄN10',
    });
    expect(title()).toBe('Enter the code');
  });

  it('[AUTH-06] [AUTH-07] [AUTH-09] says everything that is wrong at once, and asks nobody', async () => {
    const { requestedOperations } = await openAccountDialog('SIGN_UP', {});
    type('First and last name', 'Åsa');
    type('Email', 'asa@');
    await press('Next');
    expect(screen.getByText('First and last name required')).toBeDefined();
    expect(screen.getByText('The email address is incorrect')).toBeDefined();
    expect(screen.getByText(/Enter the number with \+/)).toBeDefined();
    expect(requestedOperations()).toEqual([]);
  });

  it('[AUTH-13] a number deleted lately says how many days are left', async () => {
    await openAccountDialog('SIGN_UP', {
      PhoneDeletedLately: () => ({
        hasPhoneNumberBeenDeletedLately: { deletedLately: true, message: '12', success: true },
      }),
    });
    await fillFirstStep();
    expect(screen.getByText(/You can use it again in 12 days/)).toBeDefined();
  });

  it('[AUTH-10] [AUTH-11] short and different passwords stay on the second step', async () => {
    await openAccountDialog('SIGN_UP', notDeleted);
    await fillFirstStep();
    type('Password', 'abc');
    type('Repeat password', 'abd');
    await press('Next');
    expect(screen.getByText('The password needs at least 4 characters')).toBeDefined();
    expect(screen.getByText('The passwords do not match')).toBeDefined();
  });

  it('[D-108] a password everybody uses is warned of, and taken', async () => {
    await openAccountDialog('SIGN_UP', notDeleted);
    await fillFirstStep();
    const warning = /very common and easy to guess/;
    type('Password', 'kanelbulle');
    expect(screen.queryByText(warning)).toBeNull();
    type('Password', '1234');
    type('Repeat password', '1234');
    expect(screen.getByText(warning)).toBeDefined();
    await press('Next');
    expect(screen.getByLabelText(/referral code/)).toBeDefined();
  });

  it('[AUTH-25] a known and activated guest is simply signed in', async () => {
    const { localData } = await openAccountDialog('SIGN_UP', {
      ...notDeleted,
      Register: () => ({ register: { error: 'ERROR_VALID_USER', token: TOKEN } }),
    });
    await fillFirstStep();
    await fillPassword();
    await press('Create account');
    expect(localData.get('authToken')).toBe(TOKEN);
  });

  it.each(['ERROR_USER_ALREADY_EXISTS', 'USER_ALREADY_EXISTS'])(
    '[ERR-06] [ERR-13] [F-34] a taken number (%s) is said beside the number, with a title of its own',
    async (error) => {
      await openAccountDialog('SIGN_UP', {
        ...notDeleted,
        Register: () => ({ register: { error } }),
      });
      await fillFirstStep();
      await fillPassword();
      await press('Create account');
      expect(errorBeside('Mobile number')).toBe(
        'Registration failed. This number is taken. Use another phone number.',
      );
      expect(toasts()).toBe('');
    },
  );
});

describe('the code', () => {
  const withToken = (answers: Parameters<typeof answeringApi>[0]) =>
    openAccountDialog('VERIFY', answers).then((opened) => {
      opened.localData.set('temporaryAuthToken', TOKEN);
      return opened;
    });

  it('[AUTH-18] [AUTH-24] makes the temporary token the guest’s own', async () => {
    const { localData } = await withToken({ ActivatePhone: () => ({ activatePhone: {} }) });
    type('Code', '1234');
    await press('Continue');
    expect(localData.get('authToken')).toBe(TOKEN);
    expect(localData.get('temporaryAuthToken')).toBeNull();
  });

  it('[AUTH-19] fewer than 4 digits ask nobody', async () => {
    const { requestedOperations } = await withToken({});
    type('Code', '123');
    await press('Continue');
    expect(screen.getByText('The code has 4 digits')).toBeDefined();
    expect(requestedOperations()).not.toContain('ActivatePhone');
  });

  it('[ERR-01] [ERR-02] [F-34] a wrong code says so beside the code and keeps the guest out', async () => {
    const { localData } = await withToken({
      ActivatePhone: () => ({ activatePhone: { error: 'ERROR_FAIL_VERIFY_PHONE' } }),
    });
    type('Code', '9999');
    await press('Continue');
    expect(errorBeside('Code')).toBe('Invalid activation code');
    expect(toasts()).toBe('');
    expect(localData.get('authToken')).toBeNull();
  });

  it('[ERR-03] [F-34] a resend that the server refuses stands in the form titled so', async () => {
    await withToken({ RequestActivationCode: refuseAsLimited });
    await press('Send a new code');
    expect(screen.getByRole('alert').textContent).toBe(
      'That did not work Too many tries. Wait a minute and try again.',
    );
    expect(toasts()).toBe('');
  });

  it('[ERR-03] so is every other error of verification, and the guest stays out', async () => {
    const { localData } = await withToken({ ActivatePhone: refuseAsLimited });
    type('Code', '1234');
    await press('Continue');
    expect(screen.getByText('That did not work')).toBeDefined();
    expect(screen.getByText('Too many tries. Wait a minute and try again.')).toBeDefined();
    expect(localData.get('authToken')).toBeNull();
  });
});
