import type { Api } from '@tallrik/contract/client/operation';
import { ok, refused, type Result } from '@tallrik/domain/result';
import {
  AcceptStaffInvitationDocument,
  ChangeStaffPasswordDocument,
  StaffLoginDocument,
} from '../../shared/graphql-client/generated/graphql.ts';
import { codeOf } from '../../shared/messages/error-text.ts';

export type Credentials = { email: string; password: string; code?: string };

type Session = { token: string | null; error: string | null };

/** A staff token, or the code that says why there is none. */
export const signIn = (api: Api, credentials: Credentials): Promise<Result<string, string>> =>
  tokenOf(async () => {
    const email = credentials.email.trim();
    return (await api.call(StaffLoginDocument, { ...credentials, email })).staffLogin;
  });

export const acceptInvitation = (
  api: Api,
  given: { invitation: string; password: string; code?: string },
): Promise<Result<string, string>> =>
  tokenOf(async () => (await api.call(AcceptStaffInvitationDocument, given)).acceptStaffInvitation);

export const changePassword = (
  api: Api,
  given: { password: string; newPassword: string },
): Promise<Result<string, string>> =>
  tokenOf(async () => (await api.call(ChangeStaffPasswordDocument, given)).changeStaffPassword);

async function tokenOf(ask: () => Promise<Session>): Promise<Result<string, string>> {
  try {
    const { token, error } = await ask();
    return token === null ? refused(error ?? 'UNEXPECTED_ERROR_OCCURRED') : ok(token);
  } catch (error) {
    return refused(codeOf(error));
  }
}

/** The password is right; what is missing or wrong is the second factor. */
export const isAboutCode = (refusal: string | null): boolean =>
  refusal === 'TWO_FACTOR_CODE_REQUIRED' || refusal === 'TWO_FACTOR_CODE_INVALID';
