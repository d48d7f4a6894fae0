import { fixedId } from '../../../../testing/fixed-id.ts';
import type { MatrixThings, Operation } from './staff-operations.ts';

const ID = fixedId(941_001);

/** The operations of offers, stamp cards, discount codes, news and pages. */
export const growthOperations = (on: () => MatrixThings): Operation[] => {
  const company = () => `companyId: "${on().ids.company}"`;
  const read = { area: 'OFFERS', access: 'READ', at: 'COMPANY' } as const;
  const write = { area: 'OFFERS', access: 'WRITE', at: 'COMPANY' } as const;
  const contents = { area: 'CONTENT', access: 'READ', at: 'COMPANY' } as const;
  const writing = { area: 'CONTENT', access: 'WRITE', at: 'COMPANY' } as const;
  const onContent =
    (name: string, more = '') =>
    () =>
      `mutation { ${name}(${company()}, id: "${on().content}", version: 99${more}) { error } }`;
  const onOffer =
    (name: string, more = '') =>
    () =>
      `mutation { ${name}(${company()}, id: "${on().code}", version: 99${more}) { error } }`;
  return [
    ['officeOffers', read, () => `{ officeOffers(${company()}) { id } }`],
    ['officeOffer', read, () => `{ officeOffer(${company()}, id: "${on().code}") { id } }`],
    [
      'tryOffer',
      read,
      () => `{ tryOffer(${company()}, id: "${on().code}", offer: {}) { orderValue } }`,
    ],
    [
      'createOffer',
      write,
      () => `mutation { createOffer(${company()}, id: "${ID}", offer: {}) { error } }`,
    ],
    ['saveOffer', write, onOffer('saveOffer', ', offer: {}')],
    ['setOfferPaused', write, onOffer('setOfferPaused', ', isPaused: true')],
    ['endOffer', write, onOffer('endOffer')],
    ['archiveOffer', write, onOffer('archiveOffer', ', areRightsKept: true')],
    ['restoreOffer', write, onOffer('restoreOffer')],
    [
      'giveOffer',
      write,
      () =>
        `mutation { giveOffer(${company()}, id: "${ID}", offerId: "${on().code}", to: { singleUse: true }) { error } }`,
    ],
    ['officeStampCards', read, () => `{ officeStampCards(${company()}) { id } }`],
    [
      'createStampCard',
      write,
      () => `mutation { createStampCard(${company()}, id: "${ID}", card: {}) { error } }`,
    ],
    ['saveStampCard', write, onOffer('saveStampCard', ', card: {}')],
    ['archiveStampCard', write, onOffer('archiveStampCard', ', endsOn: "2026-11-18"')],
    ['restoreStampCard', write, onOffer('restoreStampCard')],
    ['officeContents', contents, () => `{ officeContents(${company()}) { id } }`],
    [
      'officeContent',
      contents,
      () => `{ officeContent(${company()}, id: "${on().content}") { id } }`,
    ],
    [
      'createContent',
      writing,
      () => `mutation { createContent(${company()}, id: "${ID}", content: {}) { error } }`,
    ],
    ['saveContent', writing, onContent('saveContent', ', content: {}')],
    ['publishContent', writing, onContent('publishContent')],
    ['archiveContent', writing, onContent('archiveContent')],
    ['restoreContent', writing, onContent('restoreContent')],
    ['officeCodes', read, () => `{ officeCodes(${company()}) { nextCursor } }`],
    ['officeCode', read, () => `{ officeCode(${company()}, id: "${on().code}") { code } }`],
    ['codesOfSeries', read, () => `{ codesOfSeries(${company()}, id: "${on().series}") { code } }`],
    [
      'tryCode',
      read,
      () =>
        `{ tryCode(${company()}, id: "${on().code}", venueId: "${on().ids.venue}", at: "2026-11-18T12:00:00Z",
          isSignedIn: false, cartValue: 100, language: en) { saving } }`,
    ],
    [
      'createCode',
      write,
      () => `mutation { createCode(${company()}, id: "${ID}", code: {}) { error } }`,
    ],
    [
      'saveCode',
      write,
      () =>
        `mutation { saveCode(${company()}, id: "${on().code}", version: 99, code: {}) { error } }`,
    ],
    [
      'removeCode',
      write,
      () => `mutation { removeCode(${company()}, id: "${on().code}", version: 99) { error } }`,
    ],
    [
      'createCodeSeries',
      write,
      () =>
        `mutation { createCodeSeries(${company()}, id: "${ID}", prefix: "", count: 0, code: {}) { error } }`,
    ],
  ];
};
