import { ApiError, UnreachableError } from '@tallrik/contract/client/api-error';
import type { ConsoleTranslationKey } from '@tallrik/translations/keys';
import type { ConsoleTranslate } from './use-messages.tsx';

const TEXTS: Readonly<Record<string, ConsoleTranslationKey>> = {
  ERROR_INVALID_CREDENTIALS: 'Console.SignIn.Failed',
  RATE_LIMITED: 'Console.Error.RATE_LIMITED',
  UNREACHABLE: 'Console.Error.UNREACHABLE',
  UNAUTHENTICATED: 'Console.Error.UNAUTHENTICATED',
  FORBIDDEN: 'Console.Error.FORBIDDEN',
  NOT_FOUND: 'Console.Error.NOT_FOUND',
  ORDER_VERSION_CONFLICT: 'Console.Error.ORDER_VERSION_CONFLICT',
  ORDER_MOVE_NOT_ALLOWED: 'Console.Error.ORDER_MOVE_NOT_ALLOWED',
  ORDER_NOT_FOUND: 'Console.Error.ORDER_NOT_FOUND',
  UNDO_NOT_ALLOWED: 'Console.Error.UNDO_NOT_ALLOWED',
  UNDO_NOT_YOURS: 'Console.Error.UNDO_NOT_YOURS',
  UNDO_TOO_LATE: 'Console.Error.UNDO_TOO_LATE',
  EXTENSION_NOT_ALLOWED: 'Console.Error.EXTENSION_NOT_ALLOWED',
  EXTENSIONS_USED_UP: 'Console.Error.EXTENSIONS_USED_UP',
  PART_NOT_ALLOWED: 'Console.Error.ORDER_MOVE_NOT_ALLOWED',
  STATION_HAS_NO_PART: 'Console.Error.STATION_HAS_NO_PART',
  TWO_FACTOR_CODE_INVALID: 'Console.Error.TWO_FACTOR_CODE_INVALID',
  TWO_FACTOR_ALREADY_ON: 'Console.Error.TWO_FACTOR_ALREADY_ON',
  PASSWORD_TOO_SHORT: 'Console.Error.PASSWORD_TOO_SHORT',
  INVITATION_INVALID: 'Console.Error.INVITATION_INVALID',
};

/** The words for a code; a code nobody has words for is never shown bare (D-143). */
export const errorText = (translate: ConsoleTranslate, code: string): string =>
  translate(TEXTS[code] ?? 'Console.Error');

/** What an exception of the GraphQL client is called. */
export function codeOf(error: unknown): string {
  if (error instanceof UnreachableError) return 'UNREACHABLE';
  return error instanceof ApiError ? error.code : 'UNEXPECTED_ERROR_OCCURRED';
}
