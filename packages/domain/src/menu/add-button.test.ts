import { expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import { addButton } from './add-button.ts';

it('[ITEM-24] [ITEM-27] says that the page failed or is loading', () => {
  expect(addButton({ status: 'ERROR' })).toEqual({ kind: 'ERROR' });
  expect(addButton({ status: 'LOADING' })).toEqual({ kind: 'LOADING' });
});

it('[ITEM-25] [ITEM-27] [F-60] asks for required variations, and still says what it costs', () => {
  const missingRequiredGroups = [{ id: 'bread' }];
  expect(addButton({ status: 'READY', missingRequiredGroups, total: minor(100) })).toEqual({
    kind: 'REQUIRED_VARIATIONS',
    total: 100,
  });
});

it('[ITEM-03] [ITEM-27] else adds, with the total', () => {
  expect(addButton({ status: 'READY', missingRequiredGroups: [], total: minor(100) })).toEqual({
    kind: 'ADD',
    total: 100,
  });
});
