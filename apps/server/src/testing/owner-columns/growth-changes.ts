import type { seededIds } from '../seed-company.ts';

type Given = {
  ids: ReturnType<typeof seededIds>;
  newId: (number: number) => string;
  inAll: (text: string) => object;
  change: (operation: string, types: string, given: object) => Promise<void>;
};

/** What an owner does once with everything that brings guests back. */
export async function changeGrowth({ ids, newId, inAll, change }: Given): Promise<void> {
  const code = {
    active: false,
    discountType: 'AMOUNT',
    discountRate: 500,
    title: inAll('A fiver off'),
    venueIds: [ids.venue],
    categoryIds: [ids.burgers],
    startsAt: '2026-11-18T00:00:00Z',
    endsAt: '2026-12-18T00:00:00Z',
    hoursStart: '22:00',
    hoursEnd: '02:00',
    requiresUser: true,
    useLimit: 100,
    useLimitPerUser: 1,
  };
  await change('createCode', 'id: ID!, code: CodeInput!', {
    id: newId(30),
    code: { ...code, code: 'FIVER' },
  });
  await change('saveCode', 'id: ID!, version: Int!, code: CodeInput!', {
    id: newId(30),
    version: 1,
    code: { code: 'TENNER' },
  });
  await change('createCodeSeries', 'id: ID!, prefix: String!, count: Int!, code: CodeInput!', {
    id: newId(31),
    prefix: 'FLYER-',
    count: 2,
    code,
  });
  await change('saveCode', 'id: ID!, version: Int!, code: CodeInput!', {
    id: newId(31),
    version: 1,
    code: { active: true },
  });
}
