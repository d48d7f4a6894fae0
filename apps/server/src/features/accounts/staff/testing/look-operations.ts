import type { MatrixThings, Operation } from './staff-operations.ts';

/** The operations of the look and the switches. */
export function lookOperations(on: () => MatrixThings): Operation[] {
  const company = () => `companyId: "${on().ids.company}"`;
  const writing = { area: 'LOOK', access: 'WRITE', at: 'COMPANY' } as const;
  const change =
    (name: string, given = '') =>
    (): string =>
      `mutation { ${name}(${company()}, version: 99${given}) { error } }`;
  return [
    [
      'officeLook',
      { area: 'LOOK', access: 'READ', at: 'COMPANY' },
      () => `{ officeLook(${company()}) { version } }`,
    ],
    [
      'officeSwitches',
      { area: 'LOOK', access: 'READ', at: 'COMPANY' },
      () => `{ officeSwitches(${company()}) { version } }`,
    ],
    ['saveSwitches', writing, change('saveSwitches', ', switches: {}')],
    ['saveLookDraft', writing, change('saveLookDraft', ', look: {}')],
    ['publishLook', writing, change('publishLook')],
    [
      'earlierLooks',
      { area: 'LOOK', access: 'READ', at: 'COMPANY' },
      () => `{ earlierLooks(${company()}) { id } }`,
    ],
    ['publishEarlierLook', writing, change('publishEarlierLook', `, id: "x"`)],
    [
      'officeMarketplace',
      { area: 'LOOK', access: 'READ', at: 'COMPANY' },
      () => `{ officeMarketplace(${company()}) { version } }`,
    ],
    [
      'saveMarketplace',
      'PLATFORM',
      () =>
        `mutation { saveMarketplace(${company()}, version: 99, accountsCompanyId: "${on().ids.company}") { error } }`,
    ],
    ['discardLookDraft', writing, change('discardLookDraft')],
  ];
}
