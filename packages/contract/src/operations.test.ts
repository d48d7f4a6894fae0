import { describe, expect, it } from 'vitest';
import { OPERATIONS, operationsByGet } from './operations.ts';

describe('operations', () => {
  it('[D-133] [D-138] only queries of public data go by GET', () => {
    const byGet = Object.values(OPERATIONS).filter((operation) => operation.isByGet);
    expect(byGet.length).toBeGreaterThan(0);
    for (const operation of byGet) {
      expect(operation).toMatchObject({ kind: 'QUERY', caller: 'ANYBODY' });
    }
  });

  it('[D-133] an operation goes by GET when all it reads is public', () => {
    const names = operationsByGet([
      'query StartPage($id: ID!) { Venue(id: $id) { id } allCategories(companyId: $id) { id } }',
      'query Receipt($id: ID!) { getHistoryOrder(orderId: $id) { id } }',
      'query Mixed($id: ID!) { Venue(id: $id) { id } allOrders { id } }',
      'query Hidden { ...Own } fragment Own on Query { allOrders { id } }',
      'query Alias { Venue: allOrders { id } }',
      'mutation Login { login(companyId: "1", phone: "2", password: "3") { token } }',
      'query Clock { currentTime }',
    ]);
    expect([...names]).toEqual(['StartPage']);
  });
});
