import { sql, type RawBuilder } from 'kysely';

/**
 * What took something off the whole of an order, as `{ id, name }`; null: a membership, or several on one bill. What the
 * domain's `discountSource` says of a line without an offer of its own.
 */
export const wholeDiscount = (
  orderId: RawBuilder<unknown>,
  isReceipt: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  select case when count(distinct coalesce(sources.source ->> 'id', '')) = 1 then (array_agg(sources.source))[1] end
  from (
    select coalesce(discounted.offer, (
      select jsonb_build_object('id', promo_codes.id, 'name', promo_codes.code)
      from promo_uses join promo_codes on promo_codes.id = promo_uses.promo_code_id
      where promo_uses.order_id = discounted.id limit 1)) as source
    from orders as discounted
    where discounted.id = any(case when ${isReceipt} then array(
        select cheque_items.order_id from cheque_items
        where cheque_items.cheque_id = (select receipts.cheque_id from orders as receipts where receipts.id = ${orderId})
          and cheque_items.discount > 0)
      else array[${orderId}] end)) as sources)`;
