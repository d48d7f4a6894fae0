import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { Sheet } from '@tallrik/ui/Sheet';
import { useState } from 'react';
import type { Doorway, LoginCause } from '../../shared/guest/account-door.ts';
import type { TranslationKey } from '../../shared/translate/translate.ts';
import { useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { useAccountDraft } from './account-draft.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { SignInForm, type FormProps } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { VerifyForm } from './VerifyForm.tsx';

const TITLES: Record<Exclude<Doorway, 'LOGIN'>, TranslationKey> = {
  SIGN_IN: 'SignIn.Title',
  SIGN_UP: 'SignUp.Title',
  FORGOT_PASSWORD: 'ForgotPassword.Title',
  VERIFY: 'VerifyAccount.Title',
};

/** The overlays of an account, one at a time, over whatever page the guest is on. */
export function AccountOverlays(props: {
  doorway: Doorway | null;
  /** Why the login modal came. */
  cause: LoginCause;
  onGoTo: (doorway: Doorway) => void;
  onClose: () => void;
  onEntered: () => void;
}) {
  const t = useTranslate();
  const { localData } = useServices();
  const { doorway, cause, onGoTo } = props;
  const draft = useAccountDraft();
  // Where the guest was before the code: that sheet has the number to be corrected.
  const [asked, setAsked] = useState<'SIGN_IN' | 'SIGN_UP'>('SIGN_UP');
  if ((doorway === 'SIGN_IN' || doorway === 'SIGN_UP') && asked !== doorway) setAsked(doorway);
  const onClose = () => {
    draft.forgetPasswords();
    props.onClose();
  };
  const form = doorway === 'LOGIN' ? null : doorway;
  return (
    <>
      <Dialog
        open={doorway === 'LOGIN'}
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
            doorway={form}
            draft={draft}
            goTo={onGoTo}
            onEntered={() => {
              draft.forget();
              props.onEntered();
            }}
            onCorrect={() => {
              // The token of the wrong number: kept, it would ask for that number's code again.
              localData.reset('temporaryAuthToken');
              onGoTo(asked);
            }}
          />
        )}
      </Sheet>
    </>
  );
}

type Way = FormProps & { doorway: Exclude<Doorway, 'LOGIN'>; onCorrect: () => void };

function Form({ doorway, onCorrect, ...way }: Way) {
  switch (doorway) {
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
