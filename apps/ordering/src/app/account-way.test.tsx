import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { teachNativeDialogs } from '../shared/testing/native-dialogs.ts';
import { openAccountDialog, press, title, TOKEN, type } from './testing/account-dialogs.tsx';

// Loaded beforehand: how long a chunk takes is not what these tests ask.
beforeAll(async () => {
  await import('../features/accounts/AccountOverlays.tsx');
});
beforeEach(teachNativeDialogs);
afterEach(cleanup);

const PHONE = '+46 70 174 06 05';
const answers = {
  PhoneDeletedLately: () => ({ hasPhoneNumberBeenDeletedLately: { deletedLately: false } }),
  Register: () => ({ register: { token: TOKEN } }),
  OwnActivation: () => ({ User: { id: 'user-1', activated: false, phone: '+46701740605' } }),
  SendResetPassword: () => ({ sendResetPassword: { success: true } }),
  ConfirmResetPassword: () => ({ confirmResetPassword: { success: true } }),
  Login: () => ({ login: { error: 'ERROR_INVALID_CREDENTIALS' } }),
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const valueOf = (label: string) => field(label).value;
/** The label of what the next letter goes into. */
const focused = () =>
  document.activeElement instanceof HTMLInputElement
    ? document.activeElement.labels?.[0]?.textContent
    : document.activeElement?.tagName;

async function fillFirstStep() {
  type('First and last name', 'Åsa Lind');
  type('Mobile number', PHONE);
  type('Email', 'asa@example.org');
  await press('Next');
}
async function fillPassword() {
  type('Password', 'hemligt');
  type('Repeat password', 'hemligt');
  await press('Next');
}

describe('the number of a guest who signs up', () => {
  it('[AUTH-03] [F-62] is shown before the code is sent and with it, and can be corrected from there', async () => {
    const { requests, localData } = await openAccountDialog('SIGN_UP', answers);
    await fillFirstStep();
    await fillPassword();
    expect(screen.getByText(`We send a code to ${PHONE}.`)).toBeDefined();
    await press('Create account');
    expect(title()).toBe('Enter the code');
    expect(screen.getByText('We sent a code to +46701740605.')).toBeDefined();
    await press('Change the number');
    expect(title()).toBe('Create account');
    expect(localData.get('temporaryAuthToken')).toBeNull();
    expect([valueOf('First and last name'), valueOf('Mobile number'), valueOf('Email')]).toEqual([
      'Åsa Lind',
      PHONE,
      'asa@example.org',
    ]);
    expect(focused()).toBe('Mobile number');
    type('Mobile number', '+46 70 174 06 99');
    await press('Next');
    // What was typed once need not be typed again.
    await press('Next');
    await press('Create account');
    expect(requests.filter(({ operation }) => operation === 'Register').at(-1)?.variables).toEqual({
      companyId: 'story-company',
      name: 'Åsa Lind',
      phone: '+46701740699',
      email: 'asa@example.org',
      password: 'hemligt',
      referral: null,
    });
  });

  it('[F-62] goes along from sheet to sheet, and back to signing in once the password is new', async () => {
    await openAccountDialog('SIGN_IN', answers);
    type('Mobile number', PHONE);
    await press('Forgotten your password?');
    expect(valueOf('Mobile number')).toBe(PHONE);
    await press('Next');
    expect(screen.getByText(`If ${PHONE} has an account, a code is on its way.`)).toBeDefined();
    await press('Change the number');
    expect(valueOf('Mobile number')).toBe(PHONE);
    await press('Next');
    type('Code', '4711');
    await press('Next');
    await fillPasswordAndSave();
    expect(title()).toBe('Sign in');
    expect(valueOf('Mobile number')).toBe(PHONE);
    expect(valueOf('Password')).toBe('');
    expect(focused()).toBe('Password');
    await press('Create account');
    expect(valueOf('Mobile number')).toBe(PHONE);
  });

  it('[F-62] a phone that signs in unverified comes back to signing in', async () => {
    await openAccountDialog('SIGN_IN', { ...answers, Login: () => ({ login: { token: TOKEN } }) });
    type('Mobile number', PHONE);
    type('Password', 'hemligt');
    await press('Sign in');
    expect(title()).toBe('Enter the code');
    await press('Change the number');
    expect(title()).toBe('Sign in');
    expect(valueOf('Mobile number')).toBe(PHONE);
  });

  it('[F-62] nothing of the last guest stands in the form of the next', async () => {
    const { localData } = await openAccountDialog('SIGN_UP', {
      ...answers,
      OwnActivation: () => ({ User: { id: 'user-1', activated: true, phone: '+46701740605' } }),
    });
    await fillFirstStep();
    await fillPassword();
    await press('Create account');
    expect(localData.get('authToken')).toBe(TOKEN);
    await press('Door');
    expect([valueOf('First and last name'), valueOf('Mobile number'), valueOf('Email')]).toEqual([
      '',
      '+46 ',
      '',
    ]);
  });
});

async function fillPasswordAndSave() {
  type('Password', 'nytt1234');
  type('Repeat password', 'nytt1234');
  await press('Save');
}

describe('the focus', () => {
  it('[D-144] [F-62] goes to the first field of every step and sheet', async () => {
    await openAccountDialog('SIGN_UP', answers);
    expect(focused()).toBe('First and last name');
    await fillFirstStep();
    expect(focused()).toBe('Password');
    await fillPassword();
    expect(focused()).toBe('Discount or referral code (optional)');
    await press('Create account');
    expect(focused()).toBe('Code');
  });

  it('[D-144] [F-62] goes to what is wrong', async () => {
    await openAccountDialog('SIGN_UP', {
      ...answers,
      Register: () => ({ register: { error: 'ERROR_USER_ALREADY_EXISTS' } }),
    });
    type('First and last name', 'Åsa Lind');
    type('Mobile number', '070');
    await press('Next');
    expect(focused()).toBe('Mobile number');
    await fillFirstStep();
    type('Password', 'hemligt');
    type('Repeat password', 'annat');
    await press('Next');
    expect(focused()).toBe('Repeat password');
    await fillPassword();
    await press('Create account');
    expect(focused()).toBe('Mobile number');
  });

  it('[D-144] [F-62] goes through the steps of a forgotten password', async () => {
    await openAccountDialog('FORGOT_PASSWORD', answers);
    expect(focused()).toBe('Mobile number');
    type('Mobile number', PHONE);
    await press('Next');
    expect(focused()).toBe('Code');
    type('Code', '4711');
    await press('Next');
    expect(focused()).toBe('Password');
    await press('Back');
    expect(focused()).toBe('Code');
  });

  it('[F-62] a wrong password takes it back to the password', async () => {
    await openAccountDialog('SIGN_IN', answers);
    type('Mobile number', PHONE);
    type('Password', 'fel');
    await press('Sign in');
    expect(focused()).toBe('Password');
  });
});

describe('a password', () => {
  it('[F-62] can be looked at, and hidden again', async () => {
    await openAccountDialog('SIGN_IN', answers);
    type('Password', 'hemligt');
    expect(field('Password').type).toBe('password');
    await press('Show password');
    expect(field('Password').type).toBe('text');
    expect(valueOf('Password')).toBe('hemligt');
    await press('Hide password');
    expect(field('Password').type).toBe('password');
  });

  it('[F-62] is hidden again once it is sent: the next pair of eyes may be another', async () => {
    await openAccountDialog('SIGN_IN', answers);
    type('Mobile number', PHONE);
    type('Password', 'fel');
    await press('Show password');
    await press('Sign in');
    expect(field('Password').type).toBe('password');
  });
});

it('[AUTH-14] [F-62] the example is a number of the company’s country', async () => {
  await openAccountDialog('SIGN_IN', answers);
  expect(screen.getByText('For example +46 70 174 06 05')).toBeDefined();
  await press('Sign in');
  expect(screen.getByText(/such as \+46 70 174 06 05/)).toBeDefined();
});

it('[ROUTE-31] [F-62] a page asked for at another door is not where this one leads', async () => {
  const { localData } = await openAccountDialog('SIGN_UP', {
    ...answers,
    OwnActivation: () => ({ User: { id: 'user-1', activated: true } }),
  });
  await press('Close');
  localData.set('redirectPath', '/order-history');
  await press('Door');
  await fillFirstStep();
  await fillPassword();
  await press('Create account');
  expect(localData.get('authToken')).toBe(TOKEN);
  expect(document.querySelector('output')?.textContent).toBe('/');
});
