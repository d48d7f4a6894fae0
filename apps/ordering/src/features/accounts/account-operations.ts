import type { Api } from '@tallrik/contract/client/operation';
import { tokenSubject } from '@tallrik/domain/accounts/token-expiry';
import { ok, refused, type Result } from '@tallrik/domain/result';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../shared/graphql-client/generated/gql.ts';

const Login = graphql(`
  mutation Login($companyId: ID!, $phone: String!, $password: String!) {
    login(companyId: $companyId, phone: $phone, password: $password) {
      error
      token
    }
  }
`);

const Register = graphql(`
  mutation Register(
    $companyId: ID!
    $name: String!
    $phone: String!
    $password: String!
    $email: String!
    $referral: String
  ) {
    register(
      companyId: $companyId
      name: $name
      phone: $phone
      password: $password
      email: $email
      referral: $referral
    ) {
      error
      token
    }
  }
`);

const PhoneDeletedLately = graphql(`
  mutation PhoneDeletedLately($phoneNumber: String!, $companyId: ID!) {
    hasPhoneNumberBeenDeletedLately(phoneNumber: $phoneNumber, companyId: $companyId) {
      deletedLately
      message
    }
  }
`);

const SendResetPassword = graphql(`
  mutation SendResetPassword($companyId: ID!, $phone: String!) {
    sendResetPassword(companyId: $companyId, phone: $phone) {
      success
      error
      message
    }
  }
`);

const ConfirmResetPassword = graphql(`
  mutation ConfirmResetPassword(
    $companyId: ID!
    $phone: String!
    $code: String!
    $password: String!
  ) {
    confirmResetPassword(companyId: $companyId, phone: $phone, code: $code, password: $password) {
      success
      error
      message
    }
  }
`);

const ActivatePhone = graphql(`
  mutation ActivatePhone($code: String!) {
    activatePhone(code: $code) {
      error
    }
  }
`);

const RequestActivationCode = graphql(`
  mutation RequestActivationCode {
    requestActivationCode {
      error
    }
  }
`);

const OwnActivation = graphql(`
  query OwnActivation($id: ID!) {
    User(id: $id) {
      id
      activated
      phone
    }
  }
`);

export type Credentials = { companyId: string; phone: string; password: string };

const UNKNOWN = 'UNEXPECTED_ERROR_OCCURRED';

export async function login(api: Api, credentials: Credentials): Promise<Result<string, string>> {
  const { error, token } = (await api.call(Login, credentials)).login;
  return token ? ok(token) : refused(error ?? UNKNOWN);
}

export type NewAccount = Credentials & { name: string; email: string; referral: string | null };

/** A token may come with ERROR_VALID_USER: the phone is known and the password right (AUTH-25). */
export async function register(api: Api, account: NewAccount): Promise<Result<string, string>> {
  const { error, token } = (await api.call(Register, account)).register;
  return token ? ok(token) : refused(error ?? UNKNOWN);
}

/** Days until the number may be used again; 0: it may (AUTH-12, AUTH-13). */
export async function cooldownDays(api: Api, companyId: string, phone: string): Promise<number> {
  const answer = await api.call(PhoneDeletedLately, { companyId, phoneNumber: phone });
  const { deletedLately, message } = answer.hasPhoneNumberBeenDeletedLately;
  return deletedLately ? Math.max(1, Number.parseInt(message ?? '', 10) || 1) : 0;
}

export const sendResetCode = (api: Api, companyId: string, phone: string) =>
  api.call(SendResetPassword, { companyId, phone });

/** Refused with the server's own words, where it has any (ERR-14). */
export async function resetPassword(
  api: Api,
  reset: Credentials & { code: string },
): Promise<Result<null, { code: string; message: string | null }>> {
  const { success, error, message } = (await api.call(ConfirmResetPassword, reset))
    .confirmResetPassword;
  return success ? ok(null) : refused({ code: error ?? UNKNOWN, message: message ?? null });
}

export async function activatePhone(api: Api, code: string): Promise<string | null> {
  return (await api.call(ActivatePhone, { code })).activatePhone.error ?? null;
}

export async function requestActivationCode(api: Api): Promise<string | null> {
  return (await api.call(RequestActivationCode, {})).requestActivationCode.error ?? null;
}

/** Whether a token's phone is verified, and which phone that is: before it is, the guest must be able to see a slip. */
export const activationQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['activation', token],
    queryFn: async ({ signal }) => {
      const id = tokenSubject(token);
      if (id === null) return { isActivated: false, phone: null };
      const { User: user } = await api.call(OwnActivation, { id }, signal);
      return { isActivated: user?.activated ?? false, phone: user?.phone ?? null };
    },
    staleTime: 60_000,
  });
