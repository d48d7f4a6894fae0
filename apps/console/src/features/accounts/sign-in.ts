import type { Api } from '@tallrik/contract/client/operation';
import { ok, refused, type Result } from '@tallrik/domain/result';
import { StaffLoginDocument } from '../../shared/graphql-client/generated/graphql.ts';
import { codeOf } from '../../shared/speech/error-text.ts';

export type Credentials = { email: string; password: string };

/** A staff token, or the code that says why there is none. */
export async function signIn(api: Api, credentials: Credentials): Promise<Result<string, string>> {
  const email = credentials.email.trim();
  try {
    const { staffLogin } = await api.call(StaffLoginDocument, { ...credentials, email });
    if (staffLogin.token !== null) return ok(staffLogin.token);
    return refused(staffLogin.error ?? 'UNEXPECTED_ERROR_OCCURRED');
  } catch (error) {
    return refused(codeOf(error));
  }
}
