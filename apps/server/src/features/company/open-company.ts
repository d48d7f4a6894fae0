import type { Company } from '@tallrik/domain/company/configuration';
import type { GraphContext } from '../../platform/graphql/context.ts';

/** Who rehearses an app that is still closed sees it as guests will: open (SETUP-19). */
export const asRehearsed = <Found extends Company | null>(
  company: Found,
  { rehearsal }: Pick<GraphContext, 'rehearsal'>,
): Found =>
  company && rehearsal?.companyId === company.id ? { ...company, hasAppOrders: true } : company;
