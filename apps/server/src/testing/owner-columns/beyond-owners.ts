const inGroup = (reason: string, names: string): [string, string][] =>
  names
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => [name, reason]);

/** Tables whose rows no owner edits, and whose they are (D-610). */
export const BEYOND_OWNERS: Readonly<Record<string, string>> = Object.fromEntries([
  ...inGroup(
    'what guests did, or what follows from it',
    `account_codes analytics_events analytics_visits cart_events carts cheque_items cheque_shares cheques
    blocked_phones consent_counts deleted_phones device_tokens dish_sales guest_files guest_notes loyalty_awards
    membership_cards offer_tokens offer_uses order_device_tokens order_fees order_items orders point_moves promo_uses
    push_consents receipt_mails referral_uses stamp_moves stamps stock_reservations
    stock_uses stored_cards table_guests table_sittings users`,
  ),
  ...inGroup(
    'the books',
    `chargebacks closing_mails counter_debts credit_note_documents credit_note_lines credit_note_numbers credit_notes day_closings invoice_documents
    invoice_lines invoice_numbers invoice_runs invoices part_refunds payment_ledger payment_notices payment_sessions payments payout_lines payouts reconciliation_findings refund_items refunds`,
  ),
  ...inGroup(
    'the server keeps them by itself',
    `applied_migrations audit_log board_sightings company_paths contact_messages office_undos order_moves order_parts
    print_tickets service_pulse social_feed_cache translation_sources tries venue_day_hours webhook_deliveries webhook_events`,
  ),
  ...inGroup(
    'of one’s own account: password, second factor, sessions',
    'staff_email_changes staff_recovery_codes staff_sessions',
  ),
  ...inGroup('the back office’s second half', 'invoice_targets social_accounts social_feed_items'),
  ...inGroup('delivery, which no guest can order yet (D-29)', 'delivery_rates'),
]);

/** Whoever imports an archive must not write them either (D-621). */
export const OF_THE_PLATFORM = 'a platform administrator’s';

/** Columns of the owner's own tables that no operation of theirs writes, and why (D-610). */
export const NEVER_CHANGED_BY_OWNERS: Readonly<Record<string, string>> = Object.fromEntries([
  ...inGroup(
    'what a row is and whose stays',
    `cloud_configurations.company_id cloud_configurations.id companies.id companies.created_at referral_codes.owner_user_id`,
  ),
  ...inGroup(
    OF_THE_PLATFORM,
    `cloud_configurations.analytics_service cloud_configurations.marketplace_id cloud_configurations.user_company_id
    companies.disabled_at`,
  ),
  ...inGroup(
    'written once a name server has answered (SETUP-25)',
    `company_hosts.company_id company_hosts.configuration_id company_hosts.host company_hosts.is_main
    host_claims.checked_at host_claims.found host_claims.problem`,
  ),
  ...inGroup(
    'a discount code takes something off the order, whoever makes it',
    'promo_codes.offer_type',
  ),
  ...inGroup(
    'the server writes them when it happens',
    `api_keys.audited_on api_keys.last_used_at companies.was_live promo_codes.sign_up_offer_id promo_codes.used_count payment_accounts.last_notice_at pictures.unused_since printers.looked_at printers.mac
    printers.printed_at printers.seen_at printers.state staff_invitations.used_at webhook_endpoints.failing_since
    webhook_endpoints.failures webhook_endpoints.held_until webhook_endpoints.resumes_at webhook_endpoints.switched_off_at`,
  ),
  ...inGroup(
    'of one’s own account: password and second factor',
    `staff_members.password_hash staff_members.totp_confirmed_at staff_members.totp_last_step
    staff_members.totp_secret`,
  ),
  ...inGroup(
    'kept for what was before: D-50’s tags beside the allergens, D-30’s hours that follow from the others',
    'items.allergy_tags venue_availabilities.initial_end venue_availabilities.initial_start',
  ),
  ...inGroup(
    'written by operations that need what a walk has not: an upload’s bytes, the restaurant’s network, a menu without VAT rates of its country',
    `companies.country pictures.crop pictures.focus_x pictures.focus_y pictures.original_id printers.host
    printers.port`,
  ),
  ...inGroup('delivery, which no guest can order yet (D-29)', 'venues.minimum_delivery_fee'),
  ...inGroup('shown by no page: a setting without effect would be a lie', 'venues.image'),
]);
