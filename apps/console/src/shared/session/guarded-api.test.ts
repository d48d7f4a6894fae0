import { ApiError } from '@tallrik/contract/client/api-error';
import { describe, expect, it } from 'vitest';
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
