import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { useAccountDialog } from '../../shared/guest/account-dialog.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';

/** PAY-38, D-87: once per cart, and never in the way: continuing as a guest is one tap. */
export function SignUpReminder(props: {
  open: boolean;
  onClose: () => void;
  onContinue: () => void;
  /** Signed up or in: the way goes on to paying. */
  onEntered: () => void;
}) {
  const t = useTranslate();
  const openAccountDialog = useAccountDialog();
  const goTo = (dialog: 'SIGN_UP' | 'SIGN_IN') => () => {
    props.onClose();
    openAccountDialog(dialog, { onEntered: props.onEntered });
  };
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      icon="star"
      title={t('Cart.SignUpReminder.Title')}
      text={t('Cart.SignUpReminder.Text')}
      actions={
        <>
          <Button wide onClick={goTo('SIGN_UP')}>
            {t('Cart.SignUpReminder.Create')}
          </Button>
          <Button wide variant="line" onClick={goTo('SIGN_IN')}>
            {t('Cart.SignUpReminder.SignIn')}
          </Button>
          <Button wide variant="quiet" data-autofocus onClick={props.onContinue}>
            {t('Cart.SignUpReminder.Guest')}
          </Button>
        </>
      }
    />
  );
}
