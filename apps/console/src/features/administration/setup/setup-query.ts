import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../shared/services.tsx';
import { SetupStateDocument, type SetupPartsFragment } from '../generated/graphql.ts';

export type Setup = SetupPartsFragment;
export type SetupStep = Setup['steps'][number];
export type SetupGap = Setup['against'][number];

export const setupKey = (companyId: string) => ['admin', 'setup', companyId] as const;

export const setupQuery = (api: Services['api'], companyId: string) =>
  queryOptions({
    queryKey: setupKey(companyId),
    // As it stood before somebody went to do the next step, it would send them there again.
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await api.call(SetupStateDocument, { companyId }, signal)).setupState,
  });

/** The first restaurant is entered on the page itself. */
export const isWithoutVenue = ({ against }: Setup): boolean =>
  against.some(({ code }) => code === 'NO_VENUE');

/** The rehearsal is begun on the page itself, once nothing stands against it. */
export const isRehearsalNext = ({ steps, against }: Setup): boolean =>
  against.length === 0 && steps.find(({ isDone }) => !isDone)?.step === 'TEST_ORDER';
