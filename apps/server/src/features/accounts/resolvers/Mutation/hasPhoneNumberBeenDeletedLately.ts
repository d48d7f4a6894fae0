import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { notFound, rateLimited } from '../../../../platform/graphql/errors.ts';
import type { AskCooldown } from '../../phone-cooldown.ts';

/** The company of a page: what its address names, else what its host name belongs to. */
export type CompanyOfPage = (page: { slug: string | null; host: string }) => Promise<string | null>;

export const makeHasPhoneNumberBeenDeletedLately =
  (deps: {
    askCooldown: AskCooldown;
    companyOfPage: CompanyOfPage;
  }): NonNullable<MutationResolvers<GraphContext>['hasPhoneNumberBeenDeletedLately']> =>
  async (_root, { phoneNumber, companyId: named }, { address, host, slug, viewer, now }) => {
    // The specification's call has the number alone (API-47): who has just deleted an account still holds its token,
    // and everybody else asks from a page of a company.
    const ofToken = viewer.kind === 'ANONYMOUS' ? null : viewer.companyId;
    const companyId = named ?? ofToken ?? (await deps.companyOfPage({ slug, host }));
    if (!companyId) throw notFound('Company');
    const result = await deps.askCooldown(
      { companyId, phone: phoneNumber },
      { address, now: now() },
    );
    if ('retryAfterSeconds' in result) throw rateLimited(result.retryAfterSeconds);
    if ('error' in result) {
      return { deletedLately: false, success: false, error: result.error, message: null };
    }
    const { daysLeft } = result;
    return {
      deletedLately: daysLeft > 0,
      message: daysLeft > 0 ? String(daysLeft) : null,
      success: true,
      error: null,
    };
  };
