-- The office's list of orders: a company's, newest first, page by page (MONEY-03). The index of a venue is not enough
-- where somebody has a hundred of them.
create index orders_company_recent on orders (company_id, created_at desc, id desc);
