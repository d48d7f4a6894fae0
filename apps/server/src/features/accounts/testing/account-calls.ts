import type { Language } from '@tallrik/domain/company/languages';

export type Answer = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
};
export type Call = {
  token?: string;
  address?: string;
  language?: Language | null;
  host?: string;
  slug?: string;
};
export type Sms = { to: string; text: string };

/** Where accounts can be asked for: the accounts alone, or the whole server. */
type World = {
  ids: { company: string };
  ask: (text: string, variables?: object, call?: Call) => Promise<Answer>;
  inbox: { list: () => readonly Sms[] | Promise<readonly Sms[]> };
  runJobs: () => Promise<unknown>;
};

const LOGIN = `mutation ($companyId: ID!, $phone: String!, $password: String!) {
  login(companyId: $companyId, phone: $phone, password: $password) { error token } }`;
const REGISTER = `mutation ($companyId: ID!, $name: String!, $phone: String!, $password: String!, $email: String!,
  $referral: String) { register(companyId: $companyId, name: $name, phone: $phone, password: $password,
  email: $email, referral: $referral) { error token } }`;
const ACTIVATE = 'mutation ($code: String!) { activatePhone(code: $code) { error } }';
const RESEND = 'mutation { requestActivationCode { error } }';
const SEND_RESET = `mutation ($companyId: ID!, $phone: String!) {
  sendResetPassword(companyId: $companyId, phone: $phone) { success error message } }`;
const CONFIRM_RESET = `mutation ($companyId: ID!, $phone: String!, $code: String!, $password: String!) {
  confirmResetPassword(companyId: $companyId, phone: $phone, code: $code, password: $password) {
  success error message } }`;
const DELETE = `mutation ($userId: ID!, $forced: Boolean) {
  deleteNode(userId: $userId, forced: $forced) { success message } }`;
const COOLDOWN = `mutation ($phoneNumber: String!, $companyId: ID) {
  hasPhoneNumberBeenDeletedLately(phoneNumber: $phoneNumber, companyId: $companyId) {
  deletedLately error message success } }`;
const HASH_PHONE = `mutation ($phoneNumber: String!) {
  createHashedPhoneNumber(phoneNumber: $phoneNumber) { id message success error } }`;

/** What a phone does with an account at one company, call by call. */
export function accountCalls(world: World, companyId: string = world.ids.company) {
  const { ask } = world;
  return {
    login: (phone: string, password: string, call?: Call) =>
      ask(LOGIN, { companyId, phone, password }, call),
    register: (phone: string, fields: object = {}, call?: Call) =>
      ask(
        REGISTER,
        {
          companyId,
          phone,
          name: 'Astrid Lind',
          password: 'hunger',
          email: 'astrid@guest.example',
          ...fields,
        },
        call,
      ),
    activate: (code: string, token: string, call?: Call) =>
      ask(ACTIVATE, { code }, { ...call, token }),
    resend: (token: string) => ask(RESEND, {}, { token }),
    sendReset: (phone: string, call?: Call) => ask(SEND_RESET, { companyId, phone }, call),
    confirmReset: (phone: string, code: string, password: string, call?: Call) =>
      ask(CONFIRM_RESET, { companyId, phone, code, password }, call),
    deleteNode: (userId: string, token: string, forced?: boolean, call?: Call) =>
      ask(DELETE, { userId, forced }, { ...call, token }),
    cooldown: (phoneNumber: string, call?: Call) => ask(COOLDOWN, { phoneNumber, companyId }, call),
    hashPhone: (phoneNumber: string, token?: string) =>
      ask(HASH_PHONE, { phoneNumber }, token ? { token } : {}),
    /** Digits of the newest SMS to this number, once the jobs have run. */
    codeSentTo: async (phone: string): Promise<string> => {
      await world.runJobs();
      const sms = (await world.inbox.list()).find(({ to }) => to === phone);
      const code = /\b\d{4}\b/.exec(sms?.text ?? '')?.[0];
      if (code === undefined) throw new Error(`No code was sent to ${phone}`);
      return code;
    },
  };
}

export const wrongCode = (right: string): string => (right === '0000' ? '0001' : '0000');

export function tokenIn(answer: {
  data?: Record<string, unknown> | null;
  errors?: unknown;
}): string {
  const [result] = Object.values(answer.data ?? {}) as { token?: string | null }[];
  if (!result?.token) throw new Error(`No token in ${JSON.stringify(answer)}`);
  return result.token;
}

export const subjectOf = (token: string): string => {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { sub: string }).sub;
};

/** Signs up and verifies: for tests that begin with somebody signed in. */
export async function signUp(
  world: World,
  phone: string,
  companyId?: string,
): Promise<{ token: string; userId: string }> {
  const calls = accountCalls(world, companyId);
  const token = tokenIn(await calls.register(phone));
  const answer = await calls.activate(await calls.codeSentTo(phone), token);
  if (JSON.stringify(answer.data) !== '{"activatePhone":{"error":null}}') {
    throw new Error(`Not activated: ${JSON.stringify(answer)}`);
  }
  return { token, userId: subjectOf(token) };
}
