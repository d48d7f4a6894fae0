import type { Database } from '../../platform/database/database.ts';
import { seedLevel } from '../seed-levels.ts';

type Given = {
  db: Database;
  companyId: string;
  pictureKey: string;
  newId: (number: number) => string;
  inAll: (text: string) => object;
  change: (operation: string, types: string, given: object) => Promise<void>;
};

/** What an owner does once with membership levels and with what brings new members. */
export async function changeMembership({ newId, change, ...given }: Given): Promise<void> {
  const { db, companyId, pictureKey, inAll } = given;
  // There has to be an offer to choose.
  await seedLevel(db, companyId, newId(40));
  await change('createLevel', 'id: ID!, level: LevelInput!', {
    id: newId(41),
    level: {
      title: inAll('Gold'),
      description: inAll('For our best guests'),
      pointsRequired: 500,
      primaryColor: '#aa8800',
      secondaryColor: '#ffdd66',
      pictureKey,
      discountPercentage: 10,
    },
  });
  await change('saveLevel', 'id: ID!, version: Int!, level: LevelInput!', {
    id: newId(41),
    version: 1,
    level: { discountPercentage: 12.5 },
  });
  await change('archiveLevel', 'id: ID!, version: Int!', { id: newId(41), version: 2 });
  await change('saveReferralOffer', 'version: Int!, offerId: ID!', {
    version: 1,
    offerId: newId(40),
  });
  await change('createReferralCode', 'id: ID!, code: String!', { id: newId(42), code: 'FLYER' });
  await change('saveReferralCode', 'id: ID!, version: Int!, active: Boolean!', {
    id: newId(42),
    version: 1,
    active: false,
  });
}
