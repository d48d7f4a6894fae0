import { storyImage } from '../../../shared/testing/story-services.ts';
import type { DishCard } from '../dish-card.ts';

const dish = (id: string, title: string, changes: Partial<DishCard> = {}): DishCard => ({
  id,
  title,
  isLongTitle: title.length > 20,
  description: 'Torsk, handskalade räkor och ny dill i en buljong på rostade skal.',
  price: '169 kr',
  image: storyImage(),
  href: `#${id}`,
  isSoldOut: false,
  isInstant: false,
  unitsInCart: 0,
  ...changes,
});

/** One of each kind: to open, to add at once, in the cart already, sold out, and with a long name. */
export const storyDishes: DishCard[] = [
  dish('soup', 'Skärgårdssoppa'),
  dish('bread', 'Surdeg och smör', { isInstant: true, price: '45 kr', image: storyImage(2) }),
  dish('coffee', 'Bryggkaffe', { isInstant: true, unitsInCart: 2, price: '35 kr' }),
  dish('lobster', 'Hummer från Smögen', { isSoldOut: true, price: '395 kr', image: storyImage(3) }),
  dish('char', 'Smörstekt fjällröding med brynt smör', { image: null }),
];
