import type { Api } from '@tallrik/contract/client/operation';
import type { MembershipLevel } from '@tallrik/domain/loyalty/membership-levels';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../shared/graphql-client/generated/gql.ts';
import type { LevelFieldsFragment } from '../../../shared/graphql-client/generated/graphql.ts';
import { toLocalized } from '../../../shared/to-localized.ts';

graphql(`
  fragment LevelFields on MembershipLevel {
    id
    title {
      ...LocalizedFields
    }
    description {
      ...LocalizedFields
    }
    pointsRequired
    primaryColor
    secondaryColor
    image
    discountPercentage
  }
`);

const Levels = graphql(`
  query Levels($companyId: ID!) {
    allMembershipLevels(companyId: $companyId) {
      ...LevelFields
    }
  }
`);

const NextLevel = graphql(`
  query NextLevel {
    getNextMembershipLevel {
      success
      pointsNeeded
      nextLevel {
        ...LevelFields
      }
    }
  }
`);

const toLevel = (level: LevelFieldsFragment): MembershipLevel => ({
  ...level,
  title: toLocalized(level.title),
  description: toLocalized(level.description),
  primaryColor: level.primaryColor ?? null,
  secondaryColor: level.secondaryColor ?? null,
  image: level.image ?? null,
  deleted: false,
});

/** Accounts, and with them levels, live in the company of accounts (D-03). */
export const levelsQuery = (api: Api, userCompanyId: string) =>
  queryOptions({
    queryKey: ['levels', userCompanyId],
    queryFn: async ({ signal }): Promise<MembershipLevel[]> =>
      (await api.readPublic(Levels, { companyId: userCompanyId }, signal)).allMembershipLevels.map(
        toLevel,
      ),
    staleTime: 5 * 60_000,
  });

export type NextStep = { level: MembershipLevel | null; pointsNeeded: number };

export const nextLevelQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['next-level', token],
    queryFn: async ({ signal }): Promise<NextStep> => {
      const { nextLevel, pointsNeeded } = (await api.call(NextLevel, {}, signal))
        .getNextMembershipLevel;
      return { level: nextLevel ? toLevel(nextLevel) : null, pointsNeeded: pointsNeeded ?? 0 };
    },
    staleTime: 0,
  });
