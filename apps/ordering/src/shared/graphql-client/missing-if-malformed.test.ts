import { ApiError, UnreachableError } from '@tallrik/contract/client/api-error';
import { expect, it } from 'vitest';
import { missingIfMalformed } from './missing-if-malformed.ts';

const refused = (code: string) => new ApiError(code, 'no', null);

it('[D-24] finds nothing behind a link that was cut short', async () => {
  await expect(missingIfMalformed(Promise.reject(refused('BAD_USER_INPUT')))).resolves.toBeNull();
  await expect(missingIfMalformed(Promise.resolve({ Venue: null }))).resolves.toEqual({
    Venue: null,
  });
});

it('[D-140] leaves every other failure to be tried again', async () => {
  await expect(missingIfMalformed(Promise.reject(refused('RATE_LIMITED')))).rejects.toThrow(
    ApiError,
  );
  await expect(
    missingIfMalformed(Promise.reject(new UnreachableError('no network'))),
  ).rejects.toThrow(UnreachableError);
});
