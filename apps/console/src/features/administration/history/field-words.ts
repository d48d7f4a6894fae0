import type { AdminTranslationKey } from '@tallrik/translations/keys';

/** How a value is read where that cannot be seen from it. */
export type Reading = 'PLAIN' | 'MONEY' | 'PERCENT' | 'VENUES' | 'ROLE' | 'MINUTES';
type Words = readonly [label: AdminTranslationKey, reading?: Reading];

/**
 * What the fields of things are called, for history, log and conflicts: by the names the office's calls give them, and
 * by those they are kept under, which the log has.
 */
export const FIELD_WORDS: Readonly<Record<string, Words>> = {
  name: ['Admin.Field.Name'],
  nameLang: ['Admin.Field.Name'],
  externalName: ['Admin.Field.Name'],
  title: ['Admin.Field.Name'],
  titleLang: ['Admin.Field.Name'],
  description: ['Admin.Field.Description'],
  descriptionLang: ['Admin.Field.Description'],
  price: ['Admin.Field.Price', 'MONEY'],
  defaultPrice: ['Admin.Field.Price', 'MONEY'],
  vatRate: ['Admin.Field.VatRate', 'PERCENT'],
  entries: ['Admin.Field.Entries'],
  allergens: ['Admin.Field.Allergens'],
  hasDecidedAllergens: ['Admin.Field.AllergensDecided'],
  allergyTags: ['Admin.Field.AllergyTags'],
  ageRestricted: ['Admin.Field.AgeRestricted'],
  disableMembershipDiscount: ['Admin.Field.NoMembershipDiscount'],
  instant: ['Admin.Field.Instant'],
  isOffStartPage: ['Admin.Field.OffStartPage'],
  image: ['Admin.Field.Picture'],
  pictureKey: ['Admin.Field.Picture'],
  sizes: ['Admin.Field.Sizes'],
  categoryIds: ['Admin.Field.Categories'],
  parentId: ['Admin.Field.ParentCategory'],
  groupIds: ['Admin.Field.Groups'],
  modificationGroupIds: ['Admin.Field.Groups'],
  upsellIds: ['Admin.Field.Upsells'],
  upsellGroupIds: ['Admin.Field.Upsells'],
  itemIds: ['Admin.Field.Dishes'],
  order: ['Admin.Field.Order'],
  hidden: ['Admin.Field.Hidden'],
  hideInCustomerOrderingFlows: ['Admin.Field.Hidden'],
  hideInApp: ['Admin.Field.Hidden'],
  deleted: ['Admin.Field.Archived'],
  isArchived: ['Admin.Field.Archived'],
  type: ['Admin.Field.ChoiceRule'],
  required: ['Admin.Field.Required'],
  expandedByDefault: ['Admin.Field.Expanded'],
  minChoices: ['Admin.Field.MinChoices'],
  maxChoices: ['Admin.Field.MaxChoices'],
  options: ['Admin.Field.Options'],
  variations: ['Admin.Field.Options'],
  preselectedVariations: ['Admin.Field.Preselected'],
  enableMultiSelect: ['Admin.Field.MultiSelect'],
  serviceTypes: ['Admin.Field.ServiceTypes'],
  hours: ['Admin.Field.Hours'],
  availabilities: ['Admin.Field.Hours'],
  exceptions: ['Admin.Field.Exceptions'],
  active: ['Admin.Field.Active'],
  isLive: ['Admin.Field.Live'],
  displayName: ['Admin.Field.Name'],
  phone: ['Admin.Field.Phone'],
  organizationId: ['Admin.Field.OrganizationId'],
  bookingServiceId: ['Admin.Field.BookingServiceId'],
  supportEmail: ['Admin.Field.SupportEmail'],
  minimumPickupWaitTime: ['Admin.Field.WaitTime', 'MINUTES'],
  timeZone: ['Admin.Field.TimeZone'],
  place: ['Admin.Field.Address'],
  role: ['Admin.Field.Role', 'ROLE'],
  venueIds: ['Admin.Field.Venues', 'VENUES'],
  code: ['Admin.Field.TableCode'],
  supportsPayLater: ['Admin.Field.PayLater'],
};

/** A text per language and its plain twin change together: one of them is read. */
export const TWINS: Readonly<Record<string, string>> = {
  title: 'titleLang',
  name: 'nameLang',
  externalName: 'nameLang',
  description: 'descriptionLang',
};
