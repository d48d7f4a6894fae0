import { describe, expect, it } from 'vitest';
import { basesOf, changedOf, editFields, shownOf, withoutFields, withoutSaved } from './edits.ts';

type Place = { name: string; city: string; languages: string[] };
const saved: Place = { name: 'Soho', city: 'London', languages: ['en'] };

describe('[OFFICE-11] [OFFICE-12] what was typed into a form', () => {
  it('is what differs from what is saved, with what stood there', () => {
    const edits = editFields<Place>({}, saved, { name: 'Soho 2', city: 'London' });
    expect(changedOf(edits, saved)).toEqual({ name: 'Soho 2' });
    expect(basesOf(edits)).toEqual({ name: 'Soho' });
    expect(shownOf(edits, saved)).toEqual({ ...saved, name: 'Soho 2' });
  });

  it('typed back is no change', () => {
    const edits = editFields<Place>({}, saved, { languages: ['en', 'tr'] });
    expect(editFields(edits, saved, { languages: ['en'] })).toEqual({});
  });

  it('what others change meanwhile is seen, except where somebody types', () => {
    const edits = editFields<Place>({}, saved, { name: 'Mine' });
    const theirs = { name: 'Theirs', city: 'Leeds', languages: ['en'] };
    expect(shownOf(edits, theirs)).toEqual({ ...theirs, name: 'Mine' });
    expect(basesOf(edits)).toEqual({ name: 'Soho' });
    // Typed back to what it was: theirs stays.
    expect(shownOf(editFields(edits, theirs, { name: 'Soho' }), theirs)).toEqual(theirs);
    // Both wrote the same: nothing to save.
    expect(changedOf(edits, { ...theirs, name: 'Mine' })).toEqual({});
  });

  it('what is typed while the rest is saved stays, and secrets are left out', () => {
    const edits = editFields<Place>({}, saved, { name: 'One', city: 'Leeds' });
    const later = editFields(edits, saved, { name: 'Two' });
    expect(withoutSaved(later, { name: 'One', city: 'Leeds' })).toEqual({
      name: { value: 'Two', base: 'Soho' },
    });
    expect(withoutFields(later, ['name'])).toEqual({ city: { value: 'Leeds', base: 'London' } });
  });
});
