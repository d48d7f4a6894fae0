/** A table as it goes into the archive: without these columns, and only the rows for which the condition holds. */
export type ArchivedTable = { leaves?: readonly string[]; only?: string };

/**
 * What a company takes along when it leaves: what it has entered itself. Nobody's account, order or payment, no key, and
 * nothing that only counts (D-582). The menu is a file of its own, the same that is exported by itself (D-620).
 */
export const ARCHIVED_TABLES: Readonly<Record<string, ArchivedTable>> = {
  cloud_configurations: {
    // Keys, and what only a platform administrator sets: a counting service is a stranger's script on guests' pages.
    leaves: ['custom_client_adyen_token', 'user_company_id', 'marketplace_id', 'analytics_service'],
  },
  venues: {
    leaves: ['paused_until', 'pause_reason', 'synced_eta_minutes', 'synced_eta_set_at'],
  },
  venue_locations: {},
  venue_availabilities: {},
  venue_hours_exceptions: {},
  delivery_rates: {},
  restaurant_tables: {},
  stations: {},
  station_categories: {},
  station_items: {},
  offers: {},
  promo_code_series: {},
  promo_codes: { leaves: ['used_count'] },
  // Those of guests are theirs.
  referral_codes: { leaves: ['owner_user_id'], only: 'owner_user_id is null' },
  referral_terms: {},
  stamp_cards: {},
  membership_levels: {},
  contents: {},
  social_feed_items: {},
  pictures: { leaves: ['staff_id', 'unused_since', 'created_at'] },
};

const MENU_TABLES = [
  'categories',
  'items',
  'item_categories',
  'modification_groups',
  'variations',
  'item_modification_groups',
  'upsell_groups',
  'upsell_group_items',
  'item_upsell_groups',
  'menus',
  'menu_entries',
  'menu_availabilities',
] as const;

/** Tables an owner writes that stay behind, and why. */
export const NOT_ARCHIVED: Readonly<Record<string, string>> = {
  companies: 'the columns below are in the archive',
  api_keys: 'keys',
  ...Object.fromEntries(MENU_TABLES.map((table) => [table, 'in menu.json'])),
  account_numbers: 'of the books, which stay behind',
  closing_readers: 'persons',
  company_hosts: 'a name leads to one installation, and has to be proven there',
  host_claims: 'a name leads to one installation, and has to be proven there',
  earlier_looks: 'what guests no longer see',
  inventory: 'what is left today',
  look_drafts: 'what nobody has published',
  payment_accounts: 'keys',
  printers: 'an address in one installation, and its key',
  printer_stations: 'follows the printers',
  staff_invitations: 'persons',
  staff_members: 'persons',
  venue_contacts: 'persons',
  webhook_endpoints: 'keys',
};

/** Of the company itself: what it has decided, not what the platform keeps about it. */
export const ARCHIVED_COMPANY_COLUMNS = [
  'display_name',
  'support_email',
  'country',
  'default_currency',
  'default_language',
  'languages',
  'code',
  'sms_sender',
  'phone_cooldown_days',
  'captures_at_once',
  'unanswered_order_minutes',
  'has_membership_cards',
  'keeps_neutral_look',
] as const;
