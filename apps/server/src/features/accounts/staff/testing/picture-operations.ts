import type { MatrixThings, Operation } from './staff-operations.ts';

/** The operations of the library of pictures; uploading is no operation of the endpoint and has its own test. */
export function pictureOperations(on: () => MatrixThings): Operation[] {
  const reading = { area: 'MENU', access: 'READ', at: 'COMPANY' } as const;
  const writing = { area: 'MENU', access: 'WRITE', at: 'COMPANY' } as const;
  const picture = () => `companyId: "${on().ids.company}", key: "${on().pictureKey}"`;
  return [
    [
      'pictureLibrary',
      reading,
      () => `{ pictureLibrary(companyId: "${on().ids.company}") { nextCursor } }`,
    ],
    ['officePicture', reading, () => `{ officePicture(${picture()}) { key } }`],
    [
      'savePicture',
      writing,
      () => `mutation { savePicture(${picture()}, version: 99, description: {}) { error } }`,
    ],
    [
      'cutPicture',
      writing,
      () => `mutation { cutPicture(${picture()}, cut: { focusX: 2, focusY: 0 }) { error } }`,
    ],
  ];
}
