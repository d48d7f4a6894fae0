import { usualVatRate } from '@tallrik/domain/menu/editing/landing-menus';
import type { Catalogue } from './catalogue.ts';

/** What most dishes have; of a country with one rate that one; null where somebody has to say it. */
export const presetVatRate = ({ items, vatRates }: Catalogue): number | null =>
  usualVatRate(
    items.map(({ vatRate, categoryIds }) => ({ vatRate, categoryIds, deleted: false })),
    'ALL',
  ) ?? (vatRates.length === 1 ? (vatRates[0] ?? null) : null);
