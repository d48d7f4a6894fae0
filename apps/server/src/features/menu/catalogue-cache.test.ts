import { aCatalogue, anItem } from '@tallrik/testing/menu';
import { describe, expect, it } from 'vitest';
import { makeLoadCatalogue } from './catalogue-cache.ts';

/** A store whose version and failures the test sets, and which counts how often it is read. */
function aCatalogueSource() {
  const source = { version: 1, loads: [] as string[], failing: false };
  const load = async (companyId: string) => {
    source.loads.push(companyId);
    if (source.failing) throw new Error('database is away');
    const item = anItem({ title: `Burger ${source.version}` });
    return { version: source.version, catalogue: aCatalogue({ items: [item] }), variations: [] };
  };
  return { source, load };
}

const titleIn = (loaded: { catalogue: { items: { title: string }[] } } | null) =>
  loaded?.catalogue.items[0]?.title;

describe('the catalogue cache', () => {
  it('reads a catalogue once as long as its version stands', async () => {
    const { source, load } = aCatalogueSource();
    const loadCatalogue = makeLoadCatalogue({ findVersion: async () => source.version, load });
    const [one, other] = await Promise.all([loadCatalogue('smash'), loadCatalogue('smash')]);
    expect(other).toBe(one);
    expect(await loadCatalogue('smash')).toBe(one);
    expect(source.loads).toEqual(['smash']);
  });

  it('shows a new price as soon as the version is raised', async () => {
    const { source, load } = aCatalogueSource();
    const loadCatalogue = makeLoadCatalogue({ findVersion: async () => source.version, load });
    expect(titleIn(await loadCatalogue('smash'))).toBe('Burger 1');
    source.version = 2;
    expect(titleIn(await loadCatalogue('smash'))).toBe('Burger 2');
  });

  it('keeps companies apart and forgets the one asked for longest ago', async () => {
    const { source, load } = aCatalogueSource();
    const loadCatalogue = makeLoadCatalogue({ findVersion: async () => 1, load, capacity: 2 });
    for (const company of ['smash', 'nordbro', 'smash', 'lokanta', 'smash', 'nordbro']) {
      await loadCatalogue(company);
    }
    expect(source.loads).toEqual(['smash', 'nordbro', 'lokanta', 'nordbro']);
  });

  it('tries again after a failed reading', async () => {
    const { source, load } = aCatalogueSource();
    const loadCatalogue = makeLoadCatalogue({ findVersion: async () => 1, load });
    source.failing = true;
    await expect(loadCatalogue('smash')).rejects.toThrow('database is away');
    source.failing = false;
    expect(titleIn(await loadCatalogue('smash'))).toBe('Burger 1');
  });

  it('knows nothing of a company that does not exist', async () => {
    const { source, load } = aCatalogueSource();
    const loadCatalogue = makeLoadCatalogue({ findVersion: async () => null, load });
    expect(await loadCatalogue('nobody')).toBeNull();
    expect(source.loads).toEqual([]);
  });
});
