import { fixedId } from '../../../../testing/fixed-id.ts';
import type { MatrixThings, Operation } from './staff-operations.ts';

const ID = fixedId(942_001);

/** The operations of membership levels and of referral. */
export const membershipOperations = (on: () => MatrixThings): Operation[] => {
  const company = () => `companyId: "${on().ids.company}"`;
  const read = { area: 'OFFERS', access: 'READ', at: 'COMPANY' } as const;
  const write = { area: 'OFFERS', access: 'WRITE', at: 'COMPANY' } as const;
  const change =
    (name: string, more = '') =>
    () =>
      `mutation { ${name}(${company()}, id: "${on().level}", version: 99${more}) { error } }`;
  return [
    ['officeLevels', read, () => `{ officeLevels(${company()}) { isElsewhere } }`],
    ['levelMoves', read, () => `{ levelMoves(${company()}, id: "${on().level}") { rise } }`],
    [
      'createLevel',
      write,
      () => `mutation { createLevel(${company()}, id: "${ID}", level: {}) { error } }`,
    ],
    ['saveLevel', write, change('saveLevel', ', level: {}')],
    ['archiveLevel', write, change('archiveLevel')],
    ['restoreLevel', write, change('restoreLevel')],
    ['officeReferral', read, () => `{ officeReferral(${company()}) { isElsewhere } }`],
    [
      'saveReferralOffer',
      write,
      () => `mutation { saveReferralOffer(${company()}, version: 99, offerId: "${ID}") { error } }`,
    ],
    [
      'createReferralCode',
      write,
      () => `mutation { createReferralCode(${company()}, id: "${ID}", code: "") { error } }`,
    ],
    ['saveReferralCode', write, change('saveReferralCode', ', active: false')],
  ];
};
