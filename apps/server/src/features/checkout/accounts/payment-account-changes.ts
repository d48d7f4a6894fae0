import type {
  PaymentAccount as PaymentAccountAnswer,
  PaymentAccountResult,
  PaymentKeysInput,
} from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import type { SecretBox } from '../../../platform/auth/secret-box.ts';
import { administered } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext, StaffViewer } from '../../../platform/graphql/context.ts';
import { addKeyMails } from './mail-key-change.ts';
import { findAccountInUse, lockAccounts, useAccount } from './payment-account-store.ts';
import { readPaymentKeys, type PaymentKeys } from './read-payment-keys.ts';
import { openKeys, sealKeys } from './sealed-keys.ts';

/** Which key the provider does not take, or null. */
export type TryPaymentKeys = (
  keys: PaymentKeys,
) => Promise<'apiKey' | 'merchantAccount' | 'UNREACHABLE' | null>;

/** Null: it is who it was (O-35). */
export type ProveAgain = (
  staff: StaffViewer,
  proof: string,
  from: { address: string; now: Temporal.Instant },
) => Promise<string | null>;

export type PaymentAccountChangesDeps = {
  db: Database;
  box: SecretBox;
  newId: () => string;
  /** The environment every key here must be of (D-06). */
  isLive: boolean;
  hasDeploymentAccount: boolean;
  tryKeys: TryPaymentKeys;
  proveAgain: ProveAgain;
  origin: () => string;
};

type Refusal = Pick<PaymentAccountResult, 'error' | 'field'>;
type Wanted = string | null | undefined;

const endOf = (key: string): string => key.slice(-4);

/** The keys of a company's own account: tried, kept where nobody can read them, told to all owners (SETUP-16 to -18). */
export function makePaymentAccountChanges(deps: PaymentAccountChangesDeps) {
  const { db, box, hasDeploymentAccount } = deps;

  async function answerOf(companyId: string): Promise<PaymentAccountAnswer> {
    const own = await findAccountInUse(db, companyId);
    return {
      isOwn: own !== null,
      hasPlatformAccount: hasDeploymentAccount,
      isLive: own?.isLive ?? deps.isLive,
      isUsable: own !== null || hasDeploymentAccount,
      merchantAccount: own?.merchantAccount ?? null,
      apiKeyEnd: own?.apiKeyEnd ?? null,
      clientKeyEnd: own ? endOf(own.clientKey) : null,
      webhookAddress: `${deps.origin()}/webhooks/adyen/${companyId}`,
      webhookUser: own?.webhookUser ?? null,
      lastNoticeAt: own?.lastNoticeAt?.toISOString() ?? null,
      changedAt: own?.changedAt.toISOString() ?? null,
    };
  }

  async function proofRefused(
    context: StaffContext,
    staff: StaffViewer,
    proof: Wanted,
  ): Promise<Refusal | null> {
    const { address, now } = context;
    const error = await deps.proveAgain(staff, proof ?? '', { address, now: now() });
    return error === null ? null : { error, field: 'proof' };
  }

  async function whyNotKept(
    context: StaffContext,
    staff: StaffViewer,
    keys: PaymentKeys,
    proof: Wanted,
  ): Promise<Refusal | null> {
    if (!proof?.trim()) return { error: 'STEP_UP_REQUIRED', field: 'proof' };
    const refusedKey = await deps.tryKeys(keys);
    if (refusedKey === 'UNREACHABLE') return { error: 'PAYMENT_PROVIDER_UNREACHABLE', field: null };
    if (refusedKey) return { error: 'PAYMENT_KEY_REFUSED', field: refusedKey };
    // Last: a code is used up by being right, and must not be lost to a mistyped key.
    return proofRefused(context, staff, proof);
  }

  async function keep(
    context: StaffContext,
    { staff, companyId }: { staff: StaffViewer; companyId: string },
    keys: PaymentKeys | null,
  ): Promise<void> {
    const now = context.now();
    await db.transaction().execute(async (trx) => {
      const known = await lockAccounts(trx, companyId);
      const account = keys && accountWith(keys, known);
      await useAccount(trx, companyId, account, now);
      const action = keys ? 'savePaymentKeys' : 'removePaymentKeys';
      const entry = { action, subjectId: companyId, details: {}, companyId };
      await writeAudit(trx, staff, entry, now);
      await addKeyMails(trx, { companyId, changedBy: staff.staffId, isOwn: keys !== null }, deps);
    });
  }

  function accountWith(
    { merchantAccount, clientKey, isLive, ...keys }: PaymentKeys,
    known: Awaited<ReturnType<typeof lockAccounts>>,
  ) {
    const before = known.find(
      (one) => one.merchantAccount === merchantAccount && one.isLive === isLive,
    );
    const id = before?.id ?? deps.newId();
    const older = before ? openKeys(box, before) : [];
    return {
      id,
      merchantAccount,
      clientKey,
      isLive,
      apiKeyEnd: endOf(keys.apiKey),
      webhookUser: keys.webhookUser,
      sealedKeys: sealKeys(box, id, keys, older),
    };
  }

  return {
    read: (context: StaffContext, wanted: Wanted): Promise<PaymentAccountAnswer> =>
      answerOf(administered(context, wanted, ['SETUP', 'READ']).companyId),
    save: async (
      context: StaffContext,
      wanted: Wanted,
      given: PaymentKeysInput,
      proof: Wanted,
    ): Promise<PaymentAccountResult> => {
      const caller = administered(context, wanted, ['SETUP', 'WRITE']);
      const read = readPaymentKeys(given, deps.isLive);
      const refusal = read.ok
        ? await whyNotKept(context, caller.staff, read.value, proof)
        : read.error;
      if (read.ok && !refusal) await keep(context, caller, read.value);
      const { error = null, field = null } = refusal ?? {};
      return { error, field, account: await answerOf(caller.companyId) };
    },
    remove: async (
      context: StaffContext,
      wanted: Wanted,
      proof: Wanted,
    ): Promise<PaymentAccountResult> => {
      const caller = administered(context, wanted, ['SETUP', 'WRITE']);
      const refusal = await proofRefused(context, caller.staff, proof);
      const isOwn = (await findAccountInUse(db, caller.companyId)) !== null;
      if (!refusal && isOwn) await keep(context, caller, null);
      const { error = null, field = null } = refusal ?? {};
      return { error, field, account: await answerOf(caller.companyId) };
    },
  };
}

export type PaymentAccountChanges = ReturnType<typeof makePaymentAccountChanges>;
