import { localized } from '@tallrik/domain/company/localized';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { Picture } from '@tallrik/ui/Picture';
import { useAccountDoor } from '../../../shared/guest/account-door.ts';
import { useIsSignedIn } from '../../../shared/guest/use-guest.ts';
import { cardPicture } from '../../../shared/picture/picture-source.ts';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import type { ShownOffer } from '../home-query.ts';
import styles from './Offers.module.css';

/** What an offer is; to use it, one has to be somebody (DISC-15). */
export function OfferDialog({ offer, onClose }: { offer: ShownOffer | null; onClose: () => void }) {
  const t = useTranslate();
  const { language, company } = useReader();
  const isSignedIn = useIsSignedIn();
  const openDoor = useAccountDoor();
  return (
    <Dialog
      open={offer !== null}
      onClose={onClose}
      title={offer ? localized(offer.name, '', language, company) : ''}
      text={offer ? localized(offer.description, '', language, company) : undefined}
      actions={
        <>
          {!isSignedIn && offer?.type !== 'VISUAL' && (
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
