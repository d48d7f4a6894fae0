import { Button } from '@tallrik/ui/Button';
import { LandingFrame } from '../../shared/brand/LandingFrame.tsx';
import { useAccountDialog } from '../../shared/guest/account-dialog.ts';
import { useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { VerifyForm } from './VerifyForm.tsx';

/** For somebody who comes back with a phone that is not verified yet: the same check as a page (AUTH-20, D-114). */
export function ActivateCodeScreen() {
  const t = useTranslate();
  const { localData } = useServices();
  const openAccountDialog = useAccountDialog();
  const leave = () => localData.reset('temporaryAuthToken');
  return (
    <LandingFrame>
      <h2>{t('VerifyAccount.Title')}</h2>
      <VerifyForm
        onEntered={() => undefined}
        onCorrect={() => {
          leave();
          // Still on the way to the page that asked for an account (D-154).
          openAccountDialog('SIGN_UP', { returnTo: localData.get('redirectPath') });
        }}
      />
      {/* Nobody who is hungry is held up by an account they once began. */}
      <Button wide variant="quiet" size="small" onClick={leave}>
        {t('Cart.SignUpReminder.Guest')}
      </Button>
    </LandingFrame>
  );
}
