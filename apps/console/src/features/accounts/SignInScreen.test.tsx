import { ApiError, UnreachableError } from '@tallrik/contract/client/api-error';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWith } from '../../shared/testing/render-with.tsx';
import { SignInScreen } from './SignInScreen.tsx';

afterEach(cleanup);

const login = (answer: { token: string | null; error: string | null }) => ({
  StaffLogin: () => ({ staffLogin: answer }),
});

function fillIn(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('signing in', () => {
  it('[D-115] begins a session with the staff token', async () => {
    const world = renderWith(
      <SignInScreen onDevice={() => {}} />,
      login({ token: 'staff-token', error: null }),
    );
    fillIn(' kitchen@nordbro.example ', 'kitchen');
    await waitFor(() => expect(world.session.state().token).toBe('staff-token'));
    expect(world.requests).toEqual([
      ['StaffLogin', { email: 'kitchen@nordbro.example', password: 'kitchen' }],
    ]);
    expect(world.memory.get('token')).toBe('staff-token');
  });

  it.each([
    ['ERROR_INVALID_CREDENTIALS', 'Wrong email or password.'],
    ['RATE_LIMITED', 'Too many tries. Wait a minute and try again.'],
    ['SOMETHING_OF_NEXT_YEAR', 'Something went wrong. Nothing is lost; try again.'],
  ])('[D-143] says %s in words', async (error, text) => {
    const world = renderWith(<SignInScreen onDevice={() => {}} />, login({ token: null, error }));
    fillIn('kitchen@nordbro.example', 'wrong');
    expect(await screen.findByText(text)).toBeInstanceOf(HTMLElement);
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    expect(world.session.state().token).toBeNull();
  });

  it('[D-139] a limited call is told apart from a wrong password', async () => {
    renderWith(<SignInScreen onDevice={() => {}} />, {
      StaffLogin: () => {
        throw new ApiError('RATE_LIMITED', 'Slow down', null);
      },
    });
    fillIn('kitchen@nordbro.example', 'kitchen');
    expect(await screen.findByText(/Too many tries/)).toBeInstanceOf(HTMLElement);
  });

  it('says when nobody answers', async () => {
    renderWith(<SignInScreen onDevice={() => {}} />, {
      StaffLogin: () => {
        throw new UnreachableError('offline');
      },
    });
    fillIn('kitchen@nordbro.example', 'kitchen');
    expect(await screen.findByText(/No connection/)).toBeInstanceOf(HTMLElement);
  });

  it('asks for what is missing without asking the server', () => {
    const world = renderWith(<SignInScreen onDevice={() => {}} />, {});
    fillIn('kitchen@nordbro.example', '');
    expect(screen.getByText('Fill in both email and password.')).toBeInstanceOf(HTMLElement);
    expect(world.requests).toEqual([]);
  });

  it('tells staff whose session ended why they are here', () => {
    const world = renderWith(<SignInScreen onDevice={() => {}} />, {}, (services) => {
      services.session.begin('old');
      services.session.end('EXPIRED');
    });
    expect(screen.getByText(/You have been signed out/)).toBeInstanceOf(HTMLElement);
    expect(world.memory.get('token')).toBeNull();
  });
});
