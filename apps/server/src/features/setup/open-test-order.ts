import type { TestOrderLink } from '@tallrik/contract/generated/staff-resolvers';
import { againstGoingLive } from '@tallrik/domain/company/setup';
import { writeAudit } from '../../platform/auth/audit-log.ts';
import { officeCaller } from '../../platform/auth/staff-rights.ts';
import type { Tokens } from '../../platform/auth/tokens.ts';
import type { StaffContext } from '../../platform/graphql/context.ts';
import type { SetupDeps } from './setup-changes.ts';
import { gatherSetup } from './setup-state.ts';

/** Where a link to rehearse leads; the token is all of it that counts. */
export const TEST_ORDER_PATH = '/staff/test-order';

type LinkDeps = SetupDeps & { tokens: Pick<Tokens, 'issue' | 'read'> };

/** A link that opens a closed app for two hours, on whatever device it is opened (SETUP-19). */
export async function openTestOrder(
  { db, ports, tokens }: LinkDeps,
  context: StaffContext,
  wanted: string | null | undefined,
): Promise<TestOrderLink> {
  const { staff, companyId } = officeCaller(context, {
    area: 'SETUP',
    access: 'WRITE',
    companyId: wanted,
  });
  const now = context.now();
  const { facts } = await gatherSetup(db, ports, companyId, now);
  const refuse = (error: string): TestOrderLink => ({ error, path: null, until: null });
  // Guests order there by now: a rehearsal would stand among their dishes (O-21).
  if (facts.isLive) return refuse('ALREADY_LIVE');
  if (againstGoingLive(facts).length > 0) return refuse('NOT_READY');
  const token = await tokens.issue(
    'test-order',
    { subject: staff.staffId, companyId, version: 1 },
    now,
  );
  const claims = await tokens.read('test-order', token, now);
  const entry = { action: 'openTestOrder', subjectId: companyId, details: {}, companyId };
  await writeAudit(db, staff, entry, now);
  return {
    error: null,
    path: `${TEST_ORDER_PATH}?token=${token}`,
    until: claims?.expiresAt.toString() ?? null,
  };
}
