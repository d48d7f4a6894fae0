import { ApiError } from '@tallrik/contract/client/api-error';
import { ToastRegion } from '@tallrik/ui/ToastRegion';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useAccountDoor, type Doorway, type LoginCause } from '../shared/guest/account-door.ts';
import { openLocalData } from '../shared/local-data/local-data.ts';
import { answeringApi } from '../shared/testing/answering-api.ts';
import { GuestStory } from '../shared/testing/GuestStory.tsx';
import { teachNativeDialogs } from '../shared/testing/native-dialogs.ts';
import { soupLine, stillCart } from '../shared/testing/still-cart.ts';
import { tokenOf } from '../shared/testing/test-tokens.ts';
import { AccountDoor } from './AccountDoor.tsx';

// Loaded beforehand: how long a chunk takes is not what these tests ask.
beforeAll(async () => {
  await import('../features/accounts/AccountOverlays.tsx');
});
beforeEach(teachNativeDialogs);
afterEach(cleanup);

const TOKEN = tokenOf('user-1');

/** As the server refuses: an error with a code, never a field of an answer. */
const refuseAsLimited = () => {
  throw new ApiError('RATE_LIMITED', 'Too many tries', null);
};

type Options = { returnTo?: string; cause?: LoginCause };

function Page({ doorway, options }: { doorway: Doorway; options: Options }) {
  const openDoor = useAccountDoor();
  return (
    <>
      <button type="button" onClick={() => openDoor(doorway, options)}>
        Door
      </button>
      <output>{useLocation().pathname}</output>
    </>
  );
}

async function openDoor(
  doorway: Doorway,
  answers: Parameters<typeof answeringApi>[0],
  { hasDishes = false, ...options }: Options & { hasDishes?: boolean } = {},
) {
  const { api, asked, namesAsked } = answeringApi({
    OwnActivation: () => ({ User: { id: 'user-1', activated: true } }),
    ...answers,
  });
  const localData = openLocalData('story-company', null);
  const { session, told } = stillCart(hasDishes ? [soupLine] : []);
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <GuestStory language="en" services={{ api, localData, cart: session }}>
          <ToastRegion label="Notifications" closeLabel="Close">
            <AccountDoor>
              <Page doorway={doorway} options={options} />
            </AccountDoor>
          </ToastRegion>
        </GuestStory>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await press('Door');
  await screen.findByRole(doorway === 'LOGIN' ? 'alertdialog' : 'dialog');
  return { asked, namesAsked, localData, told };
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const title = () => screen.getByRole('dialog').querySelector('h2')?.textContent;

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

  it('[AUTH-02] [AUTH-08] [AUTH-22] an activated guest is signed in, and the cart becomes theirs', async () => {
    const { asked, localData, told } = await openDoor(
      'SIGN_IN',
      { Login: () => ({ login: { token: TOKEN } }) },
      { hasDishes: true },
    );
    await signIn();
    expect(asked[0]).toEqual({
      operation: 'Login',
      variables: { companyId: 'story-company', phone: '+46701740605', password: 'hemligt' },
    });
    expect(localData.get('authToken')).toBe(TOKEN);
    expect(localData.get('temporaryAuthToken')).toBeNull();
    expect(told).toEqual([{ type: 'UPDATE_USER', userId: 'user-1' }]);
  });

  it('[AUTH-23] [AUTH-24] a phone that is not verified holds a temporary token and goes on to its code', async () => {
    const { localData } = await openDoor('SIGN_IN', {
      Login: () => ({ login: { token: TOKEN } }),
      OwnActivation: () => ({ User: { id: 'user-1', activated: false } }),
    });
    await signIn();
    expect(localData.get('authToken')).toBeNull();
    expect(localData.get('temporaryAuthToken')).toBe(TOKEN);
    expect(title()).toBe('Enter the code');
  });

  it('[ERR-12] a refusal is a toast with the code in words', async () => {
    const { localData } = await openDoor('SIGN_IN', {
      Login: () => ({ login: { error: 'ERROR_INVALID_CREDENTIALS' } }),
    });
    await signIn();
    expect(screen.getByText('Sign-in failed')).toBeDefined();
    expect(screen.getByText('The phone number or the password is wrong.')).toBeDefined();
    expect(localData.get('authToken')).toBeNull();
  });

  it('[ROUTE-31] [D-154] then opens the page that asked for it', async () => {
    const { localData } = await openDoor(
      'SIGN_IN',
      { Login: () => ({ login: { token: TOKEN } }) },
      { returnTo: '/order-history' },
    );
    await signIn();
    expect(document.querySelector('output')?.textContent).toBe('/order-history');
    expect(localData.get('redirectPath')).toBe('/');
  });

  it('[AUTH-14] the phone starts with the country', async () => {
    await openDoor('SIGN_IN', {});
    expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('+46 ');
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
      await openDoor('LOGIN', {}, { cause });
      expect(screen.getByRole('alertdialog', { name: words }).textContent).not.toContain(
        'to order',
      );
      await press('Close');
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  it('[SHELL-25] offers Create and Sign in to who wants to order', async () => {
    await openDoor('LOGIN', {});
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
    const { namesAsked, asked } = await openDoor('SIGN_UP', {
      ...notDeleted,
      Register: () => ({ register: { token: TOKEN } }),
      OwnActivation: () => ({ User: { id: 'user-1', activated: false } }),
    });
    await fillFirstStep();
    expect(namesAsked()).toEqual(['PhoneDeletedLately']);
    await fillPassword();
    type('Discount or referral code (optional)', 'VÄN10');
    await press('Create account');
    expect(asked.find(({ operation }) => operation === 'Register')?.variables).toEqual({
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
    const { namesAsked } = await openDoor('SIGN_UP', {});
    type('First and last name', 'Åsa');
    type('Email', 'asa@');
    await press('Next');
    expect(screen.getByText('First and last name required')).toBeDefined();
    expect(screen.getByText('The email address is incorrect')).toBeDefined();
    expect(screen.getByText(/Enter the number with \+/)).toBeDefined();
    expect(namesAsked()).toEqual([]);
  });

  it('[AUTH-13] a number deleted lately says how many days are left', async () => {
    await openDoor('SIGN_UP', {
      PhoneDeletedLately: () => ({
        hasPhoneNumberBeenDeletedLately: { deletedLately: true, message: '12', success: true },
      }),
    });
    await fillFirstStep();
    expect(screen.getByText(/You can use it again in 12 days/)).toBeDefined();
  });

  it('[AUTH-10] [AUTH-11] short and different passwords stay on the second step', async () => {
    await openDoor('SIGN_UP', notDeleted);
    await fillFirstStep();
    type('Password', 'abc');
    type('Repeat password', 'abd');
    await press('Next');
    expect(screen.getByText('The password needs at least 4 characters')).toBeDefined();
    expect(screen.getByText('The passwords do not match')).toBeDefined();
  });

  it('[D-108] a password everybody uses is warned of, and taken', async () => {
    await openDoor('SIGN_UP', notDeleted);
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
    const { localData } = await openDoor('SIGN_UP', {
      ...notDeleted,
      Register: () => ({ register: { error: 'ERROR_VALID_USER', token: TOKEN } }),
    });
    await fillFirstStep();
    await fillPassword();
    await press('Create account');
    expect(localData.get('authToken')).toBe(TOKEN);
  });

  it('[ERR-13] a taken number is a toast with a title of its own', async () => {
    await openDoor('SIGN_UP', {
      ...notDeleted,
      Register: () => ({ register: { error: 'ERROR_USER_ALREADY_EXISTS' } }),
    });
    await fillFirstStep();
    await fillPassword();
    await press('Create account');
    expect(screen.getByText('Registration failed')).toBeDefined();
    expect(screen.getByText('This number is taken. Use another phone number.')).toBeDefined();
  });
});

describe('the code', () => {
  const withToken = (answers: Parameters<typeof answeringApi>[0]) =>
    openDoor('VERIFY', answers).then((opened) => {
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
    const { namesAsked } = await withToken({});
    type('Code', '123');
    await press('Continue');
    expect(screen.getByText('The code has 4 digits')).toBeDefined();
    expect(namesAsked()).toEqual([]);
  });

  it('[ERR-01] a wrong code says so and keeps the guest out', async () => {
    const { localData } = await withToken({
      ActivatePhone: () => ({ activatePhone: { error: 'ERROR_FAIL_VERIFY_PHONE' } }),
    });
    type('Code', '9999');
    await press('Continue');
    expect(screen.getByText('Invalid activation code')).toBeDefined();
    expect(localData.get('authToken')).toBeNull();
  });

  it('[ERR-03] a resend that the server refuses is a toast titled so', async () => {
    await withToken({ RequestActivationCode: refuseAsLimited });
    await press('Send a new code');
    expect(screen.getByText('That did not work')).toBeDefined();
    expect(screen.getByText('Too many tries. Wait a minute and try again.')).toBeDefined();
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
    const { asked } = await openDoor('FORGOT_PASSWORD', {
      ...sent,
      ConfirmResetPassword: () => ({ confirmResetPassword: { success: true } }),
    });
    await reachPassword();
    await save();
    expect(asked.at(-1)?.variables).toEqual({
      companyId: 'story-company',
      phone: '+46701740605',
      code: '4711',
      password: 'nytt1234',
    });
    expect(title()).toBe('Sign in');
  });

  it('[AUTH-17] a short code goes no further', async () => {
    await openDoor('FORGOT_PASSWORD', sent);
    type('Mobile number', '+46 70 174 06 05');
    await press('Next');
    type('Code', '12');
    await press('Next');
    expect(screen.getByText('The code has at least 4 characters')).toBeDefined();
  });

  it('[ERR-13] a wrong code has a toast of its own and leads back to the code', async () => {
    await openDoor('FORGOT_PASSWORD', {
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
    expect(screen.getByText('The code is wrong')).toBeDefined();
    expect(screen.getByText('The code is wrong or too old.')).toBeDefined();
    expect(screen.getByLabelText('Code')).toBeDefined();
  });

  it('[ERR-14] a reset that the server refuses is a toast titled so, with what it said', async () => {
    await openDoor('FORGOT_PASSWORD', { ...sent, ConfirmResetPassword: refuseAsLimited });
    await reachPassword();
    await save();
    expect(screen.getByText('The password was not changed')).toBeDefined();
    expect(screen.getByText('Too many tries. Wait a minute and try again.')).toBeDefined();
    expect(title()).not.toBe('Sign in');
  });

  it('[ERR-14] so is a code that cannot be sent', async () => {
    await openDoor('FORGOT_PASSWORD', { SendResetPassword: refuseAsLimited });
    type('Mobile number', '+46 70 174 06 05');
    await press('Next');
    expect(screen.getByText('The password was not changed')).toBeDefined();
    expect(screen.queryByLabelText('Code')).toBeNull();
  });
});
