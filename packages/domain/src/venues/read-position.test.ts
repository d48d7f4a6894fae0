import { expect, it } from 'vitest';
import { readPosition } from './read-position.ts';

const stockholm = { lat: 59.3293, long: 18.0686 };

it('[PLACES-04] reads coordinates and the links of maps', () => {
  for (const pasted of [
    '59.3293, 18.0686',
    ' 59.3293,18.0686 ',
    'https://www.google.com/maps/place/Slussen/@59.3293,18.0686,17z/data=!3m1',
    'https://maps.google.com/?q=59.3293,18.0686',
    'https://maps.apple.com/?ll=59.3293,18.0686&t=m',
    'https://www.google.com/maps/search/?api=1&query=59.3293%2C18.0686',
    'https://www.openstreetmap.org/#map=17/59.3293/18.0686',
  ])
    expect(readPosition(pasted), pasted).toEqual(stockholm);
  expect(readPosition('-33.9, 18.4')).toEqual({ lat: -33.9, long: 18.4 });
});

it('[PLACES-04] reads nothing from anything else', () => {
  for (const pasted of [
    '',
    'Kajgatan 1',
    '91, 18',
    '59, 181',
    'near 59.3, 18.1',
    'https://example.org/59.3,18.1',
    '5'.repeat(100_000),
  ])
    expect(readPosition(pasted), pasted.slice(0, 40)).toBeNull();
});
