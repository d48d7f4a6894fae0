import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { Sheet } from '@tallrik/ui/Sheet';
import { useState } from 'react';
import type { AccountDialogName, LoginCause } from '../../shared/guest/account-dialog.ts';
import type { TranslationKey } from '../../shared/translate/translate.ts';
import { useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { useAccountDraft } from './account-draft.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { SignInForm, type FormProps } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { VerifyForm } from './VerifyForm.tsx';

const TITLES: Record<Exclude<AccountDialogName, 'LOGIN'>, TranslationKey> = {
  SIGN_IN: 'SignIn.Title',
  SIGN_UP: 'SignUp.Title',
  FORGOT_PASSWORD: 'ForgotPassword.Title',
  VERIFY: 'VerifyAccount.Title',
};

/** The overlays of an account, one at a time, over whatever page the guest is on. */
export function AccountOverlays(props: {
  dialog: AccountDialogName | null;
  /** Why the login modal came. */
  cause: LoginCause;
  onGoTo: (dialog: AccountDialogName) => void;
  onClose: () => void;
  onEntered: () => void;
}) {
  const t = useTranslate();
  const { localData } = useServices();
  const { dialog, cause, onGoTo } = props;
  const draft = useAccountDraft();
  // Where the guest was before the code: that sheet has the number to be corrected.
  const [chosenForm, setChosenForm] = useState<'SIGN_IN' | 'SIGN_UP'>('SIGN_UP');
  if ((dialog === 'SIGN_IN' || dialog === 'SIGN_UP') && chosenForm !== dialog)
    setChosenForm(dialog);
  const onClose = () => {
    draft.forgetPasswords();
    props.onClose();
  };
  const form = dialog === 'LOGIN' ? null : dialog;
  return (
    <>
      <Dialog
        open={dialog === 'LOGIN'}
        onClose={onClose}
        icon="lock"
        title={t(`LoginModal.${cause}.Title`)}
        text={t(`LoginModal.${cause}.Text`)}
        actions={
          <>
            <Button wide onClick={() => onGoTo('SIGN_UP')}>
              {t('LoginModal.Create')}
            </Button>
            <Button wide variant="line" onClick={() => onGoTo('SIGN_IN')}>
              {t('LoginModal.SignIn')}
            </Button>
            <Button wide variant="quiet" onClick={onClose}>
              {t('General.Close')}
            </Button>
          </>
        }
      />
      <Sheet
        open={form !== null}
        onClose={onClose}
        title={form ? t(TITLES[form]) : ''}
        closeLabel={t('General.Close')}
      >
        {form && (
          <Form
            dialog={form}
            draft={draft}
            goTo={onGoTo}
            onEntered={() => {
              draft.forget();
              props.onEntered();
            }}
            onCorrect={() => {
              // The token of the wrong number: kept, it would ask for that number's code again.
              localData.reset('temporaryAuthToken');
              onGoTo(chosenForm);
            }}
          />
        )}
      </Sheet>
    </>
  );
}

type Way = FormProps & { dialog: Exclude<AccountDialogName, 'LOGIN'>; onCorrect: () => void };

function Form({ dialog, onCorrect, ...way }: Way) {
  switch (dialog) {
    case 'SIGN_IN':
      return <SignInForm {...way} />;
    case 'SIGN_UP':
      return <SignUpForm {...way} />;
    case 'FORGOT_PASSWORD':
      return <ForgotPasswordForm {...way} />;
    case 'VERIFY':
      return <VerifyForm onEntered={way.onEntered} onCorrect={onCorrect} />;
  }
}
