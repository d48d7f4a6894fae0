/** The three demo companies in their own languages: what a guest taps. */
export const BRANDS = [
  {
    slug: 'nordbro',
    takeAway: 'Ta med',
    menu: 'Meny',
    later: 'Beställ till senare',
    openMenu: 'Öppna menyn',
    category: 'Varmt från köket',
    dish: 'Skärgårdssoppa',
    add: /^Lägg till/,
  },
  {
    slug: 'smash',
    takeAway: 'Take away',
    menu: 'Menu',
    later: 'Order for later',
    openMenu: 'Open the menu',
    category: 'Smash burgers',
    dish: 'The Original Double',
    add: /^Add/,
  },
  {
    slug: 'lokanta',
    takeAway: 'Gel al',
    menu: 'Menü',
    later: 'İleri saate sipariş ver',
    openMenu: 'Menüyü aç',
    category: 'Çorbalar',
    dish: 'Süzme mercimek',
    add: /^Ekle/,
  },
] as const;

export type Brand = (typeof BRANDS)[number];
