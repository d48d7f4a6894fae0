import { describe, expect, it } from 'vitest';
import { behindWhatTheyNeed, nameOf } from './tables.ts';

const table = (name: string) => ({ schema: 'public', name, columns: ['id'] });
const refers = (from: string, to: string) => ({ from: `public.${from}`, to: `public.${to}` });

describe('the order of tables in a backup', () => {
  it('[D-285] each comes behind those it refers to', () => {
    const ordered = behindWhatTheyNeed(['orders', 'carts', 'companies'].map(table), [
      refers('orders', 'carts'),
      refers('orders', 'companies'),
      refers('carts', 'companies'),
    ]);
    expect(ordered.map(nameOf)).toEqual(['public.companies', 'public.carts', 'public.orders']);
  });

  it('[D-285] a circle is named instead of being walked for ever', () => {
    const circle = [refers('orders', 'cheques'), refers('cheques', 'orders')];
    expect(() => behindWhatTheyNeed([table('orders'), table('cheques')], circle)).toThrow(
      'public.orders, public.cheques',
    );
  });
});
