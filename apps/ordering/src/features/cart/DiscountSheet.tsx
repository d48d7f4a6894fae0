import type { PricedCart } from '@tallrik/domain/cart/cart';
import { localized } from '@tallrik/domain/company/localized';
import { Button } from '@tallrik/ui/Button';
import { Sheet } from '@tallrik/ui/Sheet';
import { TextField } from '@tallrik/ui/TextField';
import { useState } from 'react';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { useAccountDialog } from '../../shared/guest/account-dialog.ts';
import { activatePromoCode } from '../../shared/payable/promo-code.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { errorText } from '../../shared/translate/error-text.ts';
import { useReader, useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './DiscountSheet.module.css';

type DiscountSheetProps = { open: boolean; cart: PricedCart; onClose: () => void };

const CODE_MAX_LENGTH = 64;

/** The Discount modal: a code to use, or the one in use to take away (DISC-01 to DISC-04, D-68). */
export function DiscountSheet(props: DiscountSheetProps) {
  const t = useTranslate();
  const isUsed = props.cart.promoCode !== null;
  const [isAsking, setAsking] = useState(false);
  const session = useCartSession();
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('Cart.DiscountCode')}
      closeLabel={t('General.Close')}
      actions={
        isUsed ? (
          <Button
            wide
            variant="line"
            icon="trash"
            data-autofocus
            onClick={() => {
              session.dispatch({ type: 'CLEAR_PROMO_CODE' });
              props.onClose();
            }}
          >
            {t('Cart.DiscountCode.Remove')}
          </Button>
        ) : (
          <Button wide type="submit" form="discount-form" loading={isAsking}>
            {t('Cart.DiscountCode.Apply')}
          </Button>
        )
      }
    >
      {isUsed ? (
        <CodeInUse cart={props.cart} />
      ) : (
        <CodeForm {...props} isAsking={isAsking} setAsking={setAsking} />
      )}
    </Sheet>
  );
}

function CodeInUse({ cart }: { cart: PricedCart }) {
  const t = useTranslate();
  const { language, company } = useReader();
  const { promoCode } = cart;
  if (promoCode === null) return null;
  return (
    <div className={styles.used}>
      <p className={styles.code}>{promoCode.code}</p>
      <p>{localized(promoCode.title, '', language, company)}</p>
      <p className={styles.note}>{t('Cart.DiscountCode.Wins')}</p>
    </div>
  );
}

function CodeForm(
  props: DiscountSheetProps & { isAsking: boolean; setAsking: (isAsking: boolean) => void },
) {
  const { cart, onClose, isAsking, setAsking } = props;
  const t = useTranslate();
  const { api } = useServices();
  const { configuration } = useCompany();
  const session = useCartSession();
  const openAccountDialog = useAccountDialog();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);

  async function use() {
    const wanted = code.trim();
    if (wanted === '') return onClose();
    if (isAsking || cart.cartId === null || cart.venueId === null) return;
    setAsking(true);
    setRefusal(null);
    try {
      const { cartId, venueId } = cart;
      const { companyId } = configuration;
      const answer = await activatePromoCode(api, { companyId, code: wanted, cartId, venueId });
      if (!answer.ok) return setRefusal(answer.error);
      // The server has written the code into the cart: asked for, in case its message gets lost.
      await session.refresh();
      onClose();
    } catch {
      setRefusal('INTERNAL_SERVER_ERROR');
    } finally {
      setAsking(false);
    }
  }

  return (
    <form
      id="discount-form"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <TextField
        label={t('Cart.DiscountCode.Label')}
        value={code}
        autoComplete="off"
        maxLength={CODE_MAX_LENGTH}
        isOptional
        hasAutofocus
        error={refusal === null ? null : errorText(t, refusal)}
        onChange={(text) => {
          setCode(text);
          setRefusal(null);
        }}
      />
      {refusal === 'NOUSER' && (
        <div>
          <Button
            variant="line"
            size="small"
            icon="user"
            onClick={() => {
              onClose();
              openAccountDialog('LOGIN', { cause: 'PROMO_CODE' });
            }}
          >
            {t('Cart.SignUpReminder.SignIn')}
          </Button>
        </div>
      )}
    </form>
  );
}
