import { fixedId } from '../../../../testing/fixed-id.ts';
import type { MatrixThings, Operation } from './staff-operations.ts';

const NEW = fixedId(990_001);
const ARCHIVED = ['archive', 'restore'] as const;

/** The catalogue's operations; each call gets through and changes nothing, or the same thing twice. */
export function menuOfficeOperations(on: () => MatrixThings): Operation[] {
  const menu = { area: 'MENU', access: 'WRITE', at: 'COMPANY' } as const;
  const prices = { area: 'PRICES', access: 'WRITE', at: 'VENUE' } as const;
  const reading = { area: 'MENU', access: 'READ', at: 'COMPANY' } as const;
  const calling =
    (kind: 'query' | 'mutation', name: string, given: () => string, fields = 'error') =>
    () =>
      `${kind} { ${name}(companyId: "${on().ids.company}"${given()}) { ${fields} } }`;
  const change = (name: string, given: () => string) => calling('mutation', name, given);
  const old = (id: () => string) => () => `, id: "${id()}", version: 99`;
  const kinds = {
    Item: () => on().ids.fries,
    Category: () => on().ids.burgers,
    Group: () => on().ids.extras,
    Upsell: () => on().ids.sides,
  };
  return [
    ['officeCatalogue', reading, calling('query', 'officeCatalogue', () => '', 'version')],
    ['outdatedTexts', reading, calling('query', 'outdatedTexts', () => '', 'id')],
    [
      'confirmTranslation',
      menu,
      () =>
        `mutation { confirmTranslation(companyId: "${on().ids.company}", id: "${on().ids.fries}", field: TITLE, language: se) }`,
    ],
    [
      'officeItem',
      reading,
      calling('query', 'officeItem', () => `, id: "${on().ids.fries}"`, 'id'),
    ],
    [
      'whyNotOrderable',
      reading,
      calling(
        'query',
        'whyNotOrderable',
        () => `, itemId: "${on().ids.fries}", venueId: "${on().ids.venue}", serviceType: EAT_HERE`,
        'canBeOrdered',
      ),
    ],
    [
      'planCatalogueImport',
      menu,
      calling('query', 'planCatalogueImport', () => ', format: CSV, content: ""', 'created'),
    ],
    [
      'menuOfPage',
      menu,
      calling('query', 'menuOfPage', () => ', address: "http://localhost/"', 'error'),
    ],
    ['exportCatalogue', menu, calling('query', 'exportCatalogue', () => '', 'name')],
    [
      'runCatalogueImport',
      menu,
      change('runCatalogueImport', () => ', format: CSV, content: "", catalogueVersion: "0"'),
    ],
    ['createItem', menu, change('createItem', () => `, id: "${NEW}", item: {}`)],
    [
      'duplicateItem',
      menu,
      change('duplicateItem', () => `, id: "${on().ids.fries}", newId: "${NEW}"`),
    ],
    ['moveItem', menu, change('moveItem', () => `, id: "${on().ids.fries}"`)],
    ['editItems', menu, change('editItems', () => ', items: [], edit: {}')],
    [
      'saveEntries',
      prices,
      change(
        'saveEntries',
        () =>
          `, itemId: "${on().ids.fries}", version: 99, entries: [{ menuId: "${on().ids.lunch}" }]`,
      ),
    ],
    ['createCategory', menu, change('createCategory', () => `, id: "${NEW}", category: {}`)],
    ['moveCategory', menu, change('moveCategory', () => `, id: "${on().ids.burgers}"`)],
    ['createGroup', menu, change('createGroup', () => `, id: "${NEW}", group: {}`)],
    [
      'detachGroup',
      menu,
      change(
        'detachGroup',
        () => `, id: "${on().ids.extras}", itemId: "${on().ids.burger}", newId: "${NEW}"`,
      ),
    ],
    ['createUpsell', menu, change('createUpsell', () => `, id: "${NEW}", upsell: {}`)],
    [
      'createMenu',
      prices,
      change('createMenu', () => `, id: "${NEW}", venueId: "${on().ids.venue}", menu: {}`),
    ],
    ['saveMenu', prices, change('saveMenu', () => `${old(() => on().ids.lunch)()}, menu: {}`)],
    ...ARCHIVED.map((verb): Operation => [
      `${verb}Menu`,
      prices,
      change(
        `${verb}Menu`,
        old(() => on().ids.lunch),
      ),
    ]),
    ...Object.entries(kinds).flatMap(([kind, id]): Operation[] => [
      [`save${kind}`, menu, change(`save${kind}`, () => `${old(id)()}, ${kind.toLowerCase()}: {}`)],
      ...ARCHIVED.map((verb): Operation => [
        `${verb}${kind}`,
        menu,
        change(`${verb}${kind}`, old(id)),
      ]),
    ]),
  ];
}
