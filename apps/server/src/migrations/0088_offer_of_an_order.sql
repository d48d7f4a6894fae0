-- The offer on the whole order that counted when it was made: it stands on none of its lines, and the books took what
-- it saved for a membership's (MONEY-18).
alter table orders add column offer jsonb;

-- What the carts of earlier orders say. One a guest chose may have been beaten by a membership, an automatic one never.
update orders set offer = jsonb_build_object('id', last.event ->> 'id', 'name', last.event ->> 'title')
from (
    select distinct on (cart_id) cart_id, type, event from cart_events
    where type in ('SET_ORDER_OFFER', 'CLEAR_ORDER_OFFER') order by cart_id, sequence desc) as last
where last.cart_id = orders.cart_id and last.type = 'SET_ORDER_OFFER' and not orders.is_test
  and exists (select from order_items where order_items.order_id = orders.id and order_items.discount > 0
    and order_items.offer is null)
  and not exists (select from promo_uses where promo_uses.order_id = orders.id)
  and (last.event @> '{"isAutomatic": true}' or coalesce((
    select (cart_events.event ->> 'discountRate')::numeric from cart_events
    where cart_events.cart_id = orders.cart_id and cart_events.type = 'SET_MEMBERSHIP_DISCOUNT'
    order by cart_events.sequence desc limit 1), 0) = 0);
