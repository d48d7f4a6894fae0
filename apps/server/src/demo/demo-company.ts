import type { Offer } from '@tallrik/domain/cart/offers/offer';
import type { PromoCode } from '@tallrik/domain/cart/promo-code';
import type { CloudConfiguration, Company } from '@tallrik/domain/company/configuration';
import type { Language, Localized } from '@tallrik/domain/company/languages';
import type { MembershipLevel } from '@tallrik/domain/loyalty/membership-levels';
import type { Catalogue, InventoryEntry } from '@tallrik/domain/menu/catalogue';
import type { Minor } from '@tallrik/domain/money/minor';
import type { Venue } from '@tallrik/domain/venues/venue';
import type { DemoPicture } from './pictures/demo-picture.ts';

/** Demo texts are complete: a missing language does not compile. */
export type Texts = Record<Language, string>;

/** Days before (negative) or after the moment of loading: start data must never grow old. */
export type DaysFromNow = number;

export type DemoMembershipLevel = Omit<MembershipLevel, 'deleted'>;

export type DemoStampCard = {
  id: string;
  nameLang: Localized;
  descriptionLang: Localized;
  details: Localized;
  icon: string;
  offerImage: string;
  requiredCount: number;
  itemIds: string[];
  venues: string[];
  offerId: string;
};

export type DemoOffer = Omit<Offer, 'createdAt'> & { createdDaysFromNow: DaysFromNow };

export type DemoPromoCode = Omit<PromoCode, 'activeFrom' | 'activeUntil'> & {
  activeFromDays: DaysFromNow | null;
  activeUntilDays: DaysFromNow | null;
  /** HH:mm in the venue's zone. */
  hours: { start: string; end: string } | null;
  usedCount: number;
};

export type DemoContent = {
  id: string;
  slug: string;
  types: ('SIDEBAR' | 'NEWSLETTER')[];
  image: string | null;
  title: Localized;
  subTitle: Localized;
  /** HTML of the allow-list (D-122). */
  text: Localized;
  createdDaysFromNow: DaysFromNow;
  updatedDaysFromNow: DaysFromNow;
};

export type DemoCustomer = {
  id: string;
  name: string;
  phone: string;
  email: string;
  password: string;
  easyId: string;
  activated: boolean;
  language: Language;
  points: number;
  levelId: string | null;
  invoice: { customerId: string; targetId: string; creditLimit: Minor } | null;
  /** What a friend types when signing up, and what it gives both of them (D-113). */
  referral: { code: string; offerId: string } | null;
  stamps: { id: string; stampCardId: string; seen: boolean }[];
  offerTokens: { id: string; offerId: string; singleUse: boolean }[];
};

export type DemoStaff = {
  id: string;
  name: string;
  email: string;
  password: string;
  role: 'VENUE_STAFF' | 'COMPANY_ADMIN';
  /** Empty for an admin: every venue. */
  venueIds: string[];
};

export type DemoTable = {
  id: string;
  venueId: string;
  code: string;
  supportsPayLater: boolean;
};

export type DemoCompany = {
  configuration: CloudConfiguration;
  company: Company;
  /** Host names that answer with this company. */
  hosts: string[];
  venues: Venue[];
  catalogue: Catalogue;
  inventory: (InventoryEntry & { venueId: string })[];
  tables: DemoTable[];
  membershipLevels: DemoMembershipLevel[];
  stampCards: DemoStampCard[];
  offers: DemoOffer[];
  promoCodes: DemoPromoCode[];
  contents: DemoContent[];
  customers: DemoCustomer[];
  staff: DemoStaff[];
  socialFeed: { id: string; socialType: string; link: string; mediaUrl: string }[];
  /** Everything the addresses above point to. */
  pictures: DemoPicture[];
};
