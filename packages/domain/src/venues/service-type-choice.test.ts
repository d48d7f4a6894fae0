import { expect, it } from 'vitest';
import { SERVICE_TYPES } from '../company/service-types.ts';
import { choosableServiceTypes, chooseServiceType } from './service-type-choice.ts';

it('[CONF-08] knows exactly three service types', () => {
  expect(SERVICE_TYPES).toEqual(['EAT_HERE', 'TAKE_AWAY', 'DELIVERY']);
});

it('[VENUE-05] [CONF-09] [D-29] offers what the company allows, never delivery', () => {
  expect(choosableServiceTypes({ serviceTypes: ['TAKE_AWAY', 'DELIVERY'] })).toEqual(['TAKE_AWAY']);
});

it('[VENUE-14] [D-29] refuses any other type', () => {
  const allowed = { serviceTypes: ['TAKE_AWAY', 'DELIVERY'] as const };
  expect(chooseServiceType('TAKE_AWAY', allowed)).toEqual({ ok: true, value: 'TAKE_AWAY' });
  for (const serviceType of ['EAT_HERE', 'DELIVERY', 'DRIVE_IN']) {
    expect(chooseServiceType(serviceType, allowed)).toEqual({
      ok: false,
      error: { code: 'SERVICE_TYPE_NOT_OFFERED', serviceType },
    });
  }
});
