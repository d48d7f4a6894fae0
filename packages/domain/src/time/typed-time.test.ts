import { expect, it } from 'vitest';
import { readTypedTime } from './typed-time.ts';

it('[PLACES-08] reads a time as people type it', () => {
  const typed = ['9', '09', '930', '0930', '9:30', ' 9.30 ', '24', '00:00', '23:59'];
  expect(typed.map(readTypedTime)).toEqual([
    '09:00',
    '09:00',
    '09:30',
    '09:30',
    '09:30',
    '09:30',
    '00:00',
    '00:00',
    '23:59',
  ]);
});

it('[PLACES-08] reads nothing else', () => {
  for (const typed of ['', '25', '9:7', '24:30', '960', '9:', 'noon', '09:300', '-1'])
    expect(readTypedTime(typed), typed).toBeNull();
});
