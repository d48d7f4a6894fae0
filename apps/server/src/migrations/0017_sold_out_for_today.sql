-- A dish that ran out tonight is there again tomorrow without somebody having to remember it (KITCHEN-18, D-271).
alter table inventory add column sold_out_until timestamptz;
create index inventory_back_on_sale on inventory (sold_out_until) where sold_out_until is not null;
