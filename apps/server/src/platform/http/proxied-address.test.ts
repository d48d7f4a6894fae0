import { describe, expect, it } from 'vitest';
import { addressBehind } from './proxied-address.ts';

describe('who opens a socket', () => {
  const request = (forwarded?: string) => ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  });

  it('[D-139] is who the own proxy says, not what the caller wrote before it', () => {
    const behind = addressBehind(true);
    expect(behind(request('203.0.113.9'))).toBe('203.0.113.9');
    expect(behind(request('198.51.100.7, 203.0.113.9'))).toBe('203.0.113.9');
    expect(behind(request())).toBe('10.0.0.1');
  });

  it('[D-139] without a proxy nobody names an address', () => {
    expect(addressBehind(false)(request('198.51.100.7'))).toBe('10.0.0.1');
  });
});
