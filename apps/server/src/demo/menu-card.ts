import type { Allergen } from '@tallrik/domain/menu/allergens';
import type { ServiceType } from '@tallrik/domain/company/service-types';
import type { DayOfWeek } from '@tallrik/domain/venues/venue';
import type { Texts } from './demo-company.ts';
import type { PictureCard } from './pictures/demo-picture.ts';

// A menu as a cook would write it down: names for keys, no ids. `print-catalogue.ts` turns it into
// the domain's catalogue.

/** Minor units: 169 kr is 169_00. */
export type Amount = number;

export type CategoryCard = {
  key: string;
  name: Texts;
  about: Texts;
  parent?: string;
  isHidden?: boolean;
  picture: PictureCard;
};

export type ChoiceCard = {
  key: string;
  name: Texts;
  /** SINGLE is one of, MULTIPLE is any of. */
  type: 'SINGLE' | 'MULTIPLE';
  isRequired?: boolean;
  isOpen?: boolean;
  options: {
    key: string;
    name: Texts;
    price?: Amount;
    allergen?: Allergen;
    isDefault?: boolean;
  }[];
};

export type UpsellCard = {
  key: string;
  name: Texts;
  isMultiSelect: boolean;
  dishes: string[];
};

export type SizeCard = { key: string; name: Texts; price: Amount };

export type DishCard = {
  key: string;
  name: Texts;
  about: Texts;
  categories: string[];
  price: Amount;
  vatRate: number;
  allergens: Allergen[];
  choices?: string[];
  upsells?: string[];
  /** Each with its own full price. */
  sizes?: SizeCard[];
  isInstant?: boolean;
  isForAdults?: boolean;
  hasNoMembershipDiscount?: boolean;
  picture: PictureCard;
};

export type MenuCard = {
  key: string;
  venue: string;
  serviceTypes: ServiceType[];
  hours?: { days: readonly DayOfWeek[]; start: string; end: string };
  /** Keys of dishes that are not on this menu. */
  without?: string[];
  /** Price of this menu where it differs from the card's. */
  prices?: Record<string, Amount>;
};

export type CompanyCards = {
  categories: CategoryCard[];
  choices: ChoiceCard[];
  upsells: UpsellCard[];
  dishes: DishCard[];
  menus: MenuCard[];
};
