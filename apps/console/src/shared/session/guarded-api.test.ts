import { ApiError } from '@tallrik/contract/client/api-error';
import { describe, expect, it, vi } from 'vitest';
import { openDeviceMemory } from '../storage/device-memory.ts';
import { guardedApi } from './guarded-api.ts';
import { openSession } from './session.ts';

const operation = { toString: () => 'query Nothing { __typename }' };

function world(code: string) {
  const memory = openDeviceMemory(null);
  const session = openSession(memory);
  session.begin('staff-token');
  const refuse = async () => {
    throw new ApiError(code, 'No', null);
  };
  return { memory, session, api: guardedApi({ call: refuse, readPublic: refuse }, session) };
}

describe('a call with a staff token', () => {
  it('[D-115] that is not accepted any more ends the session and still fails', async () => {
    const { api, session, memory } = world('UNAUTHENTICATED');
    await expect(api.call(operation, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(session.state()).toEqual({ token: null, hasExpired: true });
    expect(memory.get('token')).toBeNull();
  });

  it('[OFFICE-22] is sent again once where the password was given over the page, and all that wait with it', async () => {
    const session = openSession(openDeviceMemory(null));
    session.begin('old');
    const sent: (string | null)[] = [];
    const call = async () => {
      const { token } = session.state();
      sent.push(token);
      if (token !== 'new') throw new ApiError('UNAUTHENTICATED', 'No', null);
      return 'done' as never;
    };
    const waiting: (() => void)[] = [];
    session.renewWith(
      () =>
        new Promise((resolve) => {
          waiting.push(() => {
            session.begin('new');
            resolve(true);
          });
        }),
    );
    const api = guardedApi({ call, readPublic: call }, session);
    const both = Promise.all([api.call(operation, {}), api.call(operation, {})]);
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting.forEach((answer) => answer());
    expect(await both).toEqual(['done', 'done']);
    expect(sent).toEqual(['old', 'old', 'new', 'new']);
  });

  it('[OFFICE-22] ends the session where nobody signs in again', async () => {
    const { api, session } = world('UNAUTHENTICATED');
    session.renewWith(async () => false);
    await expect(api.call(operation, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(session.state()).toEqual({ token: null, hasExpired: true });
  });

  it('that is refused for another reason keeps it', async () => {
    const { api, session } = world('FORBIDDEN');
    await expect(api.call(operation, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(session.state().token).toBe('staff-token');
  });

  it('a session that was signed out is not called expired afterwards', () => {
    const { session } = world('UNAUTHENTICATED');
    session.end('SIGNED_OUT');
    session.end('EXPIRED');
    expect(session.state().hasExpired).toBe(false);
  });
});
