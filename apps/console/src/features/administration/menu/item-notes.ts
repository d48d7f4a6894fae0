import type { AdminTranslate } from '../use-admin-text.tsx';
import type { OfficeItem } from './catalogue.ts';
import type { ItemStock } from './stock.ts';

export type ItemNote = { text: string; tone: 'ALARM' | 'WARNING' | 'QUIET' };

/** What is special about a dish, what keeps it from guests first (CATALOG-02). */
export function itemNotes(
  t: AdminTranslate,
  item: OfficeItem,
  stock: ItemStock | undefined,
): ItemNote[] {
  const notes: ItemNote[] = [];
  const add = (tone: ItemNote['tone'], text: string) => notes.push({ tone, text });
  const soldOut = soldOutText(t, stock);
  if (soldOut !== null) add('ALARM', soldOut);
  if (item.entries.length === 0) add('WARNING', t('Admin.Menu.Note.NoMenu'));
  if (item.price !== null && item.entries.some(({ price }) => price !== item.price))
    add('QUIET', t('Admin.Menu.Note.Differs'));
  if (item.vatRate === null) add('WARNING', t('Admin.Menu.Note.NoVat'));
  if (item.allergens === null) add('QUIET', t('Admin.Menu.Note.NoAllergens'));
  const groups = item.groupIds.length;
  if (groups > 0) add('QUIET', t('Admin.Menu.Note.Groups', { count: groups }));
  if (item.instant) add('QUIET', t('Admin.Menu.Note.Instant'));
  return notes;
}

function soldOutText(t: AdminTranslate, stock: ItemStock | undefined): string | null {
  if (!stock) return null;
  const { soldOutIn, venues, until, count } = stock;
  if (soldOutIn > 0 && soldOutIn < venues)
    return t('Admin.Menu.Note.SoldOutIn', { count: soldOutIn, all: venues });
  if (soldOutIn > 0)
    return until === null ? t('Admin.Menu.Note.SoldOut') : t('Admin.Menu.Note.SoldOutToday');
  return count === null ? null : t('Admin.Menu.Note.Left', { count });
}
