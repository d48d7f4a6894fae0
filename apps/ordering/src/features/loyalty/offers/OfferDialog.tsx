import { localized } from '@tallrik/domain/company/localized';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { Picture } from '@tallrik/ui/Picture';
import { useAccountDoor } from '../../../shared/guest/account-door.ts';
import { useIsSignedIn } from '../../../shared/guest/use-guest.ts';
import { cardPicture } from '../../../shared/picture/picture-source.ts';
import { paths } from '../../../shared/paths.ts';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import type { ShownOffer } from '../home-query.ts';
import { OfferUse } from './OfferUse.tsx';
import styles from './Offers.module.css';

/** What an offer is, and the way to use it; for that one has to be somebody (DISC-15). */
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
  const openDoor = useAccountDoor();
  const isUsable = offer !== null && offer.type !== 'VISUAL';
  return (
    <Dialog
      open={offer !== null}
      onClose={onClose}
      title={offer ? localized(offer.name, '', language, company) : ''}
      text={offer ? localized(offer.description, '', language, company) : undefined}
      actions={
        <>
          {!isSignedIn && isUsable && (
            <Button
              wide
              onClick={() => {
                onClose();
                openDoor('LOGIN');
              }}
            >
              {t('Offer.SignIn')}
            </Button>
          )}
          {isSignedIn && offer && isUsable && venueId !== null && (
            <OfferUse offerId={offer.id} venueId={venueId} onDone={onClose} />
          )}
          {isSignedIn && isUsable && venueId === null && (
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
