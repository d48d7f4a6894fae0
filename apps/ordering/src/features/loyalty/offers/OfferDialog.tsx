import { localized } from '@tallrik/domain/company/localized';
import { mayOrder } from '@tallrik/domain/menu/can-add-to-cart';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { Picture } from '@tallrik/ui/Picture';
import { useAccountDialog } from '../../../shared/guest/account-dialog.ts';
import { useIsSignedIn } from '../../../shared/guest/use-guest.ts';
import { useLocalValue } from '../../../shared/local-data/use-local-value.ts';
import { cardPicture } from '../../../shared/picture/picture-source.ts';
import { paths } from '../../../shared/paths.ts';
import { useCompany } from '../../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import type { ShownOffer } from '../home-query.ts';
import { OfferUse } from './OfferUse.tsx';
import styles from './Offers.module.css';

/** What an offer is, and the way to use it; only a personal one, or a company without guest orders, asks who it is for (DISC-15, D-181). */
export function OfferDialog(props: {
  offer: ShownOffer | null;
  /** Where it would be used; null where no venue has been chosen yet. */
  venueId: string | null;
  onClose: () => void;
}) {
  const { offer, venueId, onClose } = props;
  const t = useTranslate();
  const { language, company } = useReader();
  const isSignedIn = useIsSignedIn();
  const openAccountDialog = useAccountDialog();
  const hasQrToken = useLocalValue('qrOrder') !== null;
  const { isAnonymousOrderAllowed } = useCompany().configuration;
  const isUsable = offer !== null && offer.type !== 'VISUAL';
  const isGuestWelcome = mayOrder({
    isSignedIn,
    isAnonymousOrderAllowed,
    isQrOrder: hasQrToken,
    hasQrToken,
  });
  const needsAccount = !isSignedIn && (offer?.isPersonal === true || !isGuestWelcome);
  return (
    <Dialog
      open={offer !== null}
      onClose={onClose}
      title={offer ? localized(offer.name, '', language, company) : ''}
      text={offer ? localized(offer.description, '', language, company) : undefined}
      actions={
        <>
          {needsAccount && isUsable && (
            <Button
              wide
              onClick={() => {
                onClose();
                openAccountDialog('LOGIN', { cause: 'OFFER' });
              }}
            >
              {t('Offer.SignIn')}
            </Button>
          )}
          {!needsAccount && offer && isUsable && venueId !== null && (
            <OfferUse offerId={offer.id} venueId={venueId} onDone={onClose} />
          )}
          {!needsAccount && isUsable && venueId === null && (
            <Button wide href={paths.storeListing.to()}>
              {t('Offer.ChooseVenue')}
            </Button>
          )}
          <Button wide variant="line" onClick={onClose}>
            {t('General.Close')}
          </Button>
        </>
      }
    >
      {offer?.image && (
        <div className={styles.picture}>
          <Picture source={cardPicture(offer.image)} alt="" shape="wide" rounded />
        </div>
      )}
    </Dialog>
  );
}
