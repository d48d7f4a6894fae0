import { expect, it } from 'vitest';
import { changedFields, describeChanges, pickFields } from './field-changes.ts';

const before = { name: 'Kim', venueIds: ['a'], title: { en: 'Soup', se: 'Soppa' }, phone: null };

it('[O-36] names the fields that changed, whatever order an object’s keys come in', () => {
  const after = { ...before, title: { se: 'Soppa', en: 'Soup' }, venueIds: ['a', 'b'] };
  expect(changedFields(before, after)).toEqual(['venueIds']);
  expect(changedFields(before, { ...before })).toEqual([]);
  expect(changedFields(before, { ...before, phone: undefined })).toEqual([]);
});

it('[O-36] a person’s field is only said to have changed', () => {
  const after = { ...before, name: 'Robin', venueIds: [] };
  const names = changedFields(before, after);
  expect(describeChanges(names, before, after, ['name'])).toEqual({
    name: 'changed',
    venueIds: { before: ['a'], after: [] },
  });
  expect(pickFields(before, names)).toEqual({ name: 'Kim', venueIds: ['a'] });
});
