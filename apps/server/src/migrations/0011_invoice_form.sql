-- The form in which a business applies to pay by invoice; the company's own, embedded over https only (D-89).
alter table cloud_configurations
  add column invoice_form_url text check (invoice_form_url like 'https://%');
